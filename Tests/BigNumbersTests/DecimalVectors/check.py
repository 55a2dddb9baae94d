"""Checks the sample of .decTest files beside this script with Python's decimal module.

Usage: python3 check.py

Python reports Conversion_syntax, Division_impossible and Division_undefined as an invalid operation, rescales
with quantize, and has no formats: such cases are compared as far as possible, or counted as omitted.
"""

import decimal
import pathlib
import shlex

ROUNDINGS = {
    "ceiling": decimal.ROUND_CEILING, "down": decimal.ROUND_DOWN, "floor": decimal.ROUND_FLOOR,
    "half_down": decimal.ROUND_HALF_DOWN, "half_even": decimal.ROUND_HALF_EVEN,
    "half_up": decimal.ROUND_HALF_UP, "up": decimal.ROUND_UP, "05up": decimal.ROUND_05UP,
}
INVALID = {"conversion_syntax", "division_impossible", "division_undefined", "invalid_operation"}
SIGNALS = {
    "clamped": decimal.Clamped, "division_by_zero": decimal.DivisionByZero,
    "inexact": decimal.Inexact, "invalid_operation": decimal.InvalidOperation,
    "overflow": decimal.Overflow, "rounded": decimal.Rounded, "subnormal": decimal.Subnormal,
    "underflow": decimal.Underflow,
}
METHODS = {
    "abs": "abs", "add": "add", "and": "logical_and", "apply": "create_decimal",
    "canonical": "canonical", "class": "number_class", "compare": "compare",
    "comparesig": "compare_signal", "comparetotal": "compare_total",
    "comparetotmag": "compare_total_mag", "copy": "copy_decimal", "copyabs": "copy_abs",
    "copynegate": "copy_negate", "copysign": "copy_sign", "divide": "divide",
    "divideint": "divide_int", "exp": "exp", "fma": "fma", "invert": "logical_invert",
    "iscanonical": "is_canonical", "isfinite": "is_finite", "isinfinite": "is_infinite",
    "isnan": "is_nan", "isnormal": "is_normal", "isqnan": "is_qnan", "issigned": "is_signed",
    "issnan": "is_snan", "issubnormal": "is_subnormal", "iszero": "is_zero", "ln": "ln",
    "log10": "log10", "logb": "logb", "max": "max", "max_mag": "max_mag", "maxmag": "max_mag",
    "min": "min", "min_mag": "min_mag", "minmag": "min_mag", "minus": "minus",
    "multiply": "multiply", "nextminus": "next_minus", "nextplus": "next_plus",
    "nexttoward": "next_toward", "or": "logical_or", "plus": "plus", "power": "power",
    "quantize": "quantize", "reduce": "normalize", "remainder": "remainder",
    "remaindernear": "remainder_near", "rescale": "quantize", "rotate": "rotate",
    "samequantum": "same_quantum", "scaleb": "scaleb", "shift": "shift", "squareroot": "sqrt",
    "subtract": "subtract",
    "toeng": "to_eng_string", "tointegral": "to_integral_value",
    "tointegralx": "to_integral_exact", "tosci": "to_sci_string", "xor": "logical_xor",
}
CONVERSIONS = {"apply", "toeng", "tosci"}


def words(line):
    lexer = shlex.shlex(line.replace("''", "\0"), posix=True)
    lexer.whitespace_split, lexer.commenters, lexer.escape = True, "", ""
    result = []
    for word in lexer:
        # Quoted words with such a start are rare and are replaced below.
        if word.startswith("--") and "'" + word not in line:
            break
        # Two quotes are a quote inside a quoted text, and otherwise an empty text.
        result.append("" if word == "\0" else word.replace("\0", "'"))
    return result


def check(fields, settings):
    """Python's result: a text and conditions; None if it has no such operation."""
    arrow = fields.index("->")
    operation, operands = fields[1].lower(), fields[2:arrow]
    if operation not in METHODS or any("#" in operand for operand in operands):
        return None
    context = decimal.Context(
        prec=int(settings["precision"]), rounding=ROUNDINGS[settings["rounding"]],
        Emax=int(settings["maxexponent"]), Emin=int(settings["minexponent"]),
        clamp=int(settings.get("clamp", "0")), traps=[], capitals=1)
    if operation in CONVERSIONS:
        operands = [context.create_decimal(operands[0])]
    else:
        operands = [decimal.Decimal(operand) for operand in operands]
    if operation == "rescale":
        exponent = operands[1]
        if exponent.is_finite():
            if exponent != exponent.to_integral_value() or abs(exponent) > 10**9:
                return None
            operands[1] = decimal.Decimal((0, (1,), int(exponent)))
    if operation == "apply":
        answer = operands[0]
    else:
        answer = getattr(context, METHODS[operation])(*operands)
    text = str(int(answer)) if isinstance(answer, bool) else str(answer)
    return text, {name for name, signal in SIGNALS.items() if context.flags[signal]}


def main():
    right, wrong, left_out = 0, [], 0
    for path in sorted(pathlib.Path(__file__).parent.glob("*.decTest")):
        settings = {}
        for line in path.read_text().splitlines():
            fields = words(line)
            if not fields:
                continue
            if fields[0].endswith(":"):
                settings[fields[0][:-1].lower()] = fields[1].lower()
                continue
            answer = check(fields, settings)
            arrow = fields.index("->")
            conditions = {name.lower() for name in fields[arrow + 2:]}
            if conditions & INVALID:
                conditions = conditions - INVALID | {"invalid_operation"}
            if answer is None:
                left_out += 1
            elif answer == (fields[arrow + 1], conditions):
                right += 1
            else:
                wrong.append(f"{path.name}: {line}\n  Python: {answer[0]} {sorted(answer[1])}")
    print("\n".join(wrong + [f"{right} right, {len(wrong)} wrong, {left_out} without Python"]))
    raise SystemExit(bool(wrong))


if __name__ == "__main__":
    main()
