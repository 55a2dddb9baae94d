// The work of `peer-kernels` on Boost.Multiprecision's mpfr_float, in its own idiom.
//
// Boost counts decimal digits: the largest number is used whose bits do not exceed the requested ones. It is
// stated after each answer.
#include <boost/math/special_functions/erf.hpp>
#include <boost/math/special_functions/gamma.hpp>
#include <boost/math/special_functions/zeta.hpp>
#include <boost/multiprecision/mpfr.hpp>
#include <boost/version.hpp>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "protocol.h"

using Number = boost::multiprecision::mpfr_float;
using Numbers = std::vector<Number>;
using Work = std::function<void()>;

static const size_t size = 50;
static Numbers x;
static Number result;
static std::string text, written;
static long digits;

static Number constant(int (*compute)(mpfr_ptr, mpfr_rnd_t)) {
  Number value;
  compute(value.backend().data(), MPFR_RNDN);
  return value;
}

static void dot() {
  Number sum = 0;
  for (size_t i = 0; i < x.size() / 2; i++) sum += x[i] * x[x.size() / 2 + i];
  result = std::move(sum);
}

static void matrix() {
  Numbers all(size * size);
  for (size_t row = 0; row < size; row++)
    for (size_t column = 0; column < size; column++) {
      Number sum = 0;
      for (size_t i = 0; i < size; i++) sum += x[row * size + i] * x[size * (size + i) + column];
      all[row * size + column] = std::move(sum);
    }
  result = all.back();
}

static void horner() {
  Number sum = 0;
  for (size_t i = 1; i < x.size(); i++) {
    sum *= x[0];
    sum += x[i];
  }
  result = std::move(sum);
}

static void logistic() {
  Number y = x[1];
  for (int i = 0; i < 10000; i++) y = x[0] * y * (1 - y);
  result = std::move(y);
}

// Gamma, zeta and the error function are those of Boost.Math.
static const std::map<std::string, Work> table = {
    {"mul", [] { result = x[0] * x[1]; }},
    {"div", [] { result = x[0] / x[1]; }},
    {"sqrt", [] { result = sqrt(x[0]); }},
    {"exp", [] { result = exp(x[0]); }},
    {"log", [] { result = log(x[0]); }},
    {"sin", [] { result = sin(x[0]); }},
    {"atan", [] { result = atan(x[0]); }},
    {"gamma", [] { result = boost::math::tgamma(x[0]); }},
    {"zeta", [] { result = boost::math::zeta(x[0]); }},
    {"erf", [] { result = boost::math::erf(x[0]); }},
    {"dot", dot},
    {"matrix", matrix},
    {"horner", horner},
    {"logistic", logistic},
    {"pi", [] { result = constant(mpfr_const_pi); }},
    {"e", [] { result = exp(Number(1)); }},
    {"ln2", [] { result = constant(mpfr_const_log2); }},
    {"euler", [] { result = constant(mpfr_const_euler); }},
    {"formula", [] { result = exp(constant(mpfr_const_pi) * sqrt(Number(163))); }},
    {"read", [] { result = Number(text); }},
    {"write", [] { written = x[0].str(digits, std::ios_base::scientific); }},
};

static long most_digits(long bits) {
  long count = bits * 0.30103 + 2;
  do Number::default_precision(--count);
  while ((long)mpfr_get_prec(Number().backend().data()) > bits);
  return count;
}

static void take_arguments(const Request &request) {
  x.clear();
  text.clear();
  size_t count = request.count;
  if (!strcmp(request.operation, "read")) {
    text = request.arguments[0];
    count = 0;
  } else if (!strcmp(request.operation, "write")) {
    digits = atol(request.arguments[1]) - 1;
    count = 1;
  }
  for (size_t i = 0; i < count; i++) {
    Number number;
    mpfr_set_str(number.backend().data(), request.arguments[i], 0, MPFR_RNDN);
    x.push_back(number);
  }
}

static void answer(double nanoseconds, bool is_text) {
  printf("%.0f ", nanoseconds);
  if (is_text) {
    printf("%s\n", written.c_str());
  } else {
    mpfr_srcptr number = result.backend().data();
    mpz_t integer;
    mpz_init(integer);
    long exponent = mpfr_get_z_2exp(integer, number);
    gmp_printf("%#Zxp%ld bits=%ld\n", integer, exponent, (long)mpfr_get_prec(number));
    mpz_clear(integer);
  }
  fflush(stdout);
}

int main(int count, char **arguments) {
  if (count > 1 && !strcmp(arguments[1], "--version")) {
    printf("Boost %d.%d.%d\n", BOOST_VERSION / 100000, BOOST_VERSION / 100 % 1000,
           BOOST_VERSION % 100);
    return 0;
  }
  Request request;
  long last = 0, precision = 0;
  while (next_request(&request)) {
    auto entry = table.find(request.operation);
    if (entry == table.end()) {
      puts("unsupported");
      fflush(stdout);
      continue;
    }
    if (request.bits != last) precision = most_digits(last = request.bits);
    Number::default_precision(precision);
    result = Number();
    take_arguments(request);
    const Work &work = entry->second;
    double start = now();
    try {
      for (long i = 0; i < request.repetitions; i++) work();
      answer(now() - start, entry->first == "write");
    } catch (const std::exception &error) {
      puts("unsupported");
      fflush(stdout);
    }
  }
}
