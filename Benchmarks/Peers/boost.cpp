// The kernels of `peer-kernels` on Boost.Multiprecision's mpfr_float, in its own idiom.
#include <boost/multiprecision/mpfr.hpp>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <vector>

using Number = boost::multiprecision::mpfr_float;

static const int size = 50;
static std::vector<Number> left, right, coefficients;

static Number dot() {
  Number sum = 0;
  for (int i = 0; i < 1000; i++) sum += left[i] * right[i];
  return sum;
}

static Number matrix() {
  std::vector<Number> result(size * size);
  for (int row = 0; row < size; row++)
    for (int column = 0; column < size; column++) {
      Number sum = 0;
      for (int i = 0; i < size; i++) sum += left[row * size + i] * right[i * size + column];
      result[row * size + column] = std::move(sum);
    }
  return result[size * size - 1];
}

static Number horner() {
  Number x = Number(7) / 10, sum = 0;
  for (const Number &coefficient : coefficients) {
    sum *= x;
    sum += coefficient;
  }
  return sum;
}

static Number logistic() {
  Number rate = Number(7) / 2, x = Number(1) / 3;
  for (int i = 0; i < 10000; i++) x = rate * x * (1 - x);
  return x;
}

static void report(const char *name, int bits, int samples, Number (*kernel)()) {
  std::vector<double> times;
  Number result = kernel();
  for (int i = 0; i < samples; i++) {
    auto start = std::chrono::steady_clock::now();
    result = kernel();
    times.push_back(
        std::chrono::duration<double, std::nano>(std::chrono::steady_clock::now() - start).count());
  }
  std::sort(times.begin(), times.end());
  std::string digits = result.str(20, std::ios_base::scientific);
  digits.erase(std::remove(digits.begin(), digits.end(), '.'), digits.end());
  std::printf("%s %d %.0f %s\n", name, bits, times[samples / 2], digits.substr(0, 20).c_str());
}

int main(int count, char **arguments) {
  int samples = count > 1 ? std::atoi(arguments[1]) : 7;
  // Boost counts decimal digits: these give 128, 254 and 1021 bits, which have as many limbs.
  const int digits[] = {38, 76, 307}, bits[] = {128, 256, 1024};
  for (int i = 0; i < 3; i++) {
    Number::default_precision(digits[i]);
    left.clear(), right.clear(), coefficients.clear();
    for (int k = 0; k < size * size; k++) {
      left.push_back(sqrt(Number(k + 2)));
      right.push_back(sqrt(Number(2 * k + 3)) / Number(k + 1));
    }
    for (int k = 0; k < 1000; k++) coefficients.push_back(Number(1) / Number(k + 1));
    report("dot", bits[i], samples, dot);
    report("matrix", bits[i], samples, matrix);
    report("horner", bits[i], samples, horner);
    report("logistic", bits[i], samples, logistic);
  }
}
