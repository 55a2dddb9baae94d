import ArgumentParser
import BigNumbers

struct UlpCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ulp",
    abstract: "A calculator that shows the truth: proven digits beside plain doubles.",
    usage: """
      ulp [options] EXPRESSION...
      ulp [options]                      a session of lines, on a terminal
      ulp [options] -f FILE              a script: the lines of a file or of standard input
      ulp rpn [options] WORD...
      ulp keys [options] KEY...
      ulp keypad [options]
      ulp compare [options] EXPRESSION...
      ulp bench [options] [EXPRESSION...]
      ulp plot [options] EXPRESSION... --from A --to B
      ulp batch [options] [FILE]
      ulp fpcore [options] EXPRESSION...
      ulp bits [options] EXPRESSION
      ulp convert [options] QUANTITY UNIT
      ulp base [options] NUMBER...
      ulp bitwise [options] OPERATION NUMBER...
      ulp fraction [options] EXPRESSION
      ulp roman [options] NUMBER...
      ulp date SUBCOMMAND
      ulp money [options] AMOUNT FROM TO
      ulp finance FUNCTION NAME=VALUE...
      ulp finance mortgage --rate R --years N --amount A
      ulp functions [NAME]
      ulp constants [options]
      ulp units [CATEGORY|UNIT]
      ulp config [options]
      """,
    discussion: """
      EXAMPLES
        ulp 'exp(pi*sqrt(163))'            50 digits, every one proven
        ulp --symbolic 'sqrt(8)'           2*sqrt(2)
        ulp -d 100 'sin(1e22)'             100 digits
        ulp -b double '0.1 + 0.2'          what the hardware says
        ulp -b bigfloat -p 24 '1/3'        every operation rounded to 24 bits
        ulp -b decimal '1.20 * 3'          3.60, as on paper
        ulp --angle degrees 'sin(30)'      exact at the special angles
        ulp 'f(x) = x^2 + 1; f(3)'         functions and variables

      The options of an expression: ulp help eval
      """,
    version:
      "ulp 0.1.0 (MPFR \(LibraryVersion.mpfr), GMP \(LibraryVersion.gmp))",
    subcommands: [
      EvalCommand.self, RPNCommand.self, KeysCommand.self, KeypadCommand.self, CompareCommand.self,
      JudgeCommand.self, MergeCommand.self,
      AssocCommand.self, BenchCommand.self, PlotCommand.self, BatchCommand.self,
      FPCoreCommand.self, BitsCommand.self, ConvertCommand.self, DateCommand.self, BaseCommand.self,
      FractionCommand.self, RomanCommand.self, MoneyCommand.self, FinanceCommand.self,
      BitwiseCommand.self, FunctionsCommand.self, ConstantsCommand.self, UnitsCommand.self,
      ConfigCommand.self,
    ],
    defaultSubcommand: EvalCommand.self)
}
