// Evaluates lines with libqalculate, the library of `qalc`; `qalc` itself polls and takes 8 ms for every line.
// A request is `digits repetitions expression`, an answer `nanoseconds value`.
#include <libqalculate/qalculate.h>

#include <string>

#include "protocol.h"

static std::string evaluate(const std::string &expression, const EvaluationOptions &evaluation,
                            const PrintOptions &print) {
  MathStructure value = CALCULATOR->calculate(expression, evaluation);
  value.format(print);
  return value.print(print);
}

int main(int count, char **arguments) {
  if (count > 1 && !strcmp(arguments[1], "--version")) {
    printf("libqalculate %d.%d.%d\n", QALCULATE_MAJOR_VERSION, QALCULATE_MINOR_VERSION,
           QALCULATE_MICRO_VERSION);
    return 0;
  }
  new Calculator(true);
  CALCULATOR->loadGlobalDefinitions();
  CALCULATOR->loadGlobalVariables();
  CALCULATOR->loadGlobalFunctions();
  EvaluationOptions evaluation = default_user_evaluation_options;
  evaluation.approximation = APPROXIMATION_APPROXIMATE;
  evaluation.parse_options.angle_unit = ANGLE_UNIT_RADIANS;
  evaluation.parse_options.unknowns_enabled = false;
  evaluation.parse_options.units_enabled = false;
  PrintOptions print;
  print.min_exp = EXP_SCIENTIFIC;
  print.number_fraction_format = FRACTION_DECIMAL;
  print.use_unicode_signs = false;
  print.digit_grouping = DIGIT_GROUPING_NONE;
  print.max_decimals = -1;
  print.use_max_decimals = false;
  print.indicate_infinite_series = false;
  print.lower_case_e = true;
  print.interval_display = INTERVAL_DISPLAY_SIGNIFICANT_DIGITS;

  char *line = NULL;
  size_t size = 0;
  while (getline(&line, &size, stdin) > 0) {
    char *rest;
    long digits = strtol(line, &rest, 10);
    long repetitions = strtol(rest, &rest, 10);
    std::string expression(rest + 1, strcspn(rest + 1, "\n"));
    CALCULATOR->setPrecision(digits);
    std::string answer;
    double start = now();
    for (long i = 0; i < repetitions; i++) answer = evaluate(expression, evaluation, print);
    double elapsed = now() - start;
    CALCULATOR->clearMessages();
    printf("%.0f %s\n", elapsed, answer.c_str());
    fflush(stdout);
  }
}
