"""Writes ConstantTable.swift: the constants of the CODATA adjustment of 2022.

    python3 make_codata.py

Reads allascii.txt, the list that NIST publishes (https://physics.nist.gov/cuu/Constants/Table/allascii.txt),
which lies beside the test of the table. Names are those of the list in lower case with underscores. Symbols
and the formulas of exact constants, whose digits the list breaks off, are given here; every formula is
evaluated with mpmath and compared with the digits of the list.
"""

import re
from pathlib import Path

from mpmath import lambertw, mp, mpf, nstr

HERE = Path(__file__).parent
LIST = HERE.parents[2] / "Tests/ConversionTests/ConstantVectors/allascii.txt"

# The symbols that people type, besides the long names.
SYMBOLS = {
    "Avogadro constant": "N_A",
    "Bohr magneton": "mu_B",
    "Bohr radius": "a_0",
    "Boltzmann constant": "k_B",
    "characteristic impedance of vacuum": "Z_0",
    "classical electron radius": "r_e",
    "Compton wavelength": "lambda_C",
    "conductance quantum": "G_0",
    "deuteron mass": "m_d",
    "electron g factor": "g_e",
    "electron mass": "m_e",
    "elementary charge": "e_charge",
    "Faraday constant": "F_faraday",
    "Fermi coupling constant": "G_F",
    "fine-structure constant": "alpha_em",
    "Hartree energy": "E_h",
    "helion mass": "m_helion",
    "Josephson constant": "K_J",
    "luminous efficacy": "K_cd",
    "mag. flux quantum": "Phi_0",
    "molar gas constant": "R_gas",
    "molar mass constant": "M_u",
    "muon mass": "m_mu",
    "neutron mass": "m_n",
    "Newtonian constant of gravitation": "G_newton",
    "nuclear magneton": "mu_N",
    "Planck constant": "h_planck",
    "Planck length": "l_planck",
    "Planck mass": "m_planck",
    "Planck time": "t_planck",
    "proton mass": "m_p",
    "reduced Planck constant": "hbar ħ",
    "Rydberg constant": "R_inf",
    "second radiation constant": "c_2",
    "first radiation constant": "c_1",
    "speed of light in vacuum": "c",
    "standard acceleration of gravity": "g0 g_n",
    "Stefan-Boltzmann constant": "sigma_SB",
    "tau mass": "m_tau",
    "Thomson cross section": "sigma_e",
    "triton mass": "m_t",
    "atomic mass constant": "m_u",
    "alpha particle mass": "m_alpha",
    "vacuum electric permittivity": "epsilon_0 eps0",
    "vacuum mag. permeability": "mu_0 mu0",
    "von Klitzing constant": "R_K",
    "Wien frequency displacement law constant": "b_wien_f",
    "Wien wavelength displacement law constant": "b_wien",
}

# The numbers of exact constants, in coherent units of the SI where the list has no other unit. They stand
# in the language of the calculator; c, h, e, k and N_A are the numbers of the defining constants.
FORMULAS = {
    "atomic unit of action": "h/(2*pi)",
    "Boltzmann constant in eV/K": "k/e",
    "Boltzmann constant in Hz/K": "k/h",
    "Boltzmann constant in inverse meter per kelvin": "k/(h*c)",
    "conductance quantum": "2*e^2/h",
    "conventional value of ampere-90": "483597.9e9*25812.807*e/2",
    "conventional value of coulomb-90": "483597.9e9*25812.807*e/2",
    "conventional value of farad-90": "25812.807*e^2/h",
    "conventional value of henry-90": "h/(e^2*25812.807)",
    "conventional value of ohm-90": "h/(e^2*25812.807)",
    "conventional value of volt-90": "483597.9e9*h/(2*e)",
    "conventional value of watt-90": "483597.9e9^2*25812.807*h/4",
    "electron volt-hertz relationship": "e/h",
    "electron volt-inverse meter relationship": "e/(h*c)",
    "electron volt-kelvin relationship": "e/k",
    "electron volt-kilogram relationship": "e/c^2",
    "elementary charge over h-bar": "2*pi*e/h",
    "Faraday constant": "e*N_A",
    "first radiation constant": "2*pi*h*c^2",
    "first radiation constant for spectral radiance": "2*h*c^2",
    "hertz-electron volt relationship": "h/e",
    "hertz-inverse meter relationship": "1/c",
    "hertz-kelvin relationship": "h/k",
    "hertz-kilogram relationship": "h/c^2",
    "inverse meter-electron volt relationship": "h*c/e",
    "inverse meter-joule relationship": "h*c",
    "inverse meter-kelvin relationship": "h*c/k",
    "inverse meter-kilogram relationship": "h/c",
    "inverse of conductance quantum": "h/(2*e^2)",
    "Josephson constant": "2*e/h",
    "joule-electron volt relationship": "1/e",
    "joule-hertz relationship": "1/h",
    "joule-inverse meter relationship": "1/(h*c)",
    "joule-kelvin relationship": "1/k",
    "joule-kilogram relationship": "1/c^2",
    "kelvin-electron volt relationship": "k/e",
    "kelvin-hertz relationship": "k/h",
    "kelvin-inverse meter relationship": "k/(h*c)",
    "kelvin-kilogram relationship": "k/c^2",
    "kilogram-electron volt relationship": "c^2/e",
    "kilogram-hertz relationship": "c^2/h",
    "kilogram-inverse meter relationship": "c/h",
    "kilogram-joule relationship": "c^2",
    "kilogram-kelvin relationship": "c^2/k",
    "Loschmidt constant (273.15 K, 100 kPa)": "100000/(273.15*k)",
    "Loschmidt constant (273.15 K, 101.325 kPa)": "101325/(273.15*k)",
    "mag. flux quantum": "h/(2*e)",
    "molar gas constant": "N_A*k",
    "molar Planck constant": "N_A*h",
    "molar volume of ideal gas (273.15 K, 100 kPa)": "N_A*k*273.15/100000",
    "molar volume of ideal gas (273.15 K, 101.325 kPa)": "N_A*k*273.15/101325",
    "natural unit of action": "h/(2*pi)",
    "natural unit of action in eV s": "h/(2*pi*e)",
    "Planck constant in eV/Hz": "h/e",
    "reduced Planck constant": "h/(2*pi)",
    "reduced Planck constant in eV s": "h/(2*pi*e)",
    "reduced Planck constant times c in MeV fm": "h*c*1e9/(2*pi*e)",
    "second radiation constant": "h*c/k",
    "Stefan-Boltzmann constant": "2*pi^5*k^4/(15*h^3*c^2)",
    "von Klitzing constant": "h/e^2",
    "Wien frequency displacement law constant": "(3+lambertw(-3*exp(-3)))*k/h",
    "Wien wavelength displacement law constant": "h*c/(k*(5+lambertw(-5*exp(-5))))",
}

HEAD = """\
// Written by make_codata.py from the list that NIST publishes.
extension PhysicalConstant {
  /// The constants of the CODATA adjustment of 2022, one a line: name, title, digits, uncertainty, unit, symbols, formula.
  static let table = \"""
"""


def identifier(title):
    """The name in expressions: `boltzmann_constant_in_ev_per_k`."""
    name = title.lower().replace("/", " per ").replace("h-bar", "hbar")
    return re.sub(r"[^a-z0-9]+", "_", name).strip("_")


def unit_text(text):
    """The unit as the calculator reads it; the unified atomic mass unit is the dalton."""
    words = re.sub(r"\bu\b", "Da", text).split()
    return "*".join(words)


def number(text):
    """`6.626 070 15 e-34` as a literal."""
    return text.replace(" ", "")


def check(title, text):
    """Compares a formula with the digits of the list."""
    mp.dps = 40
    known = {
        "c": mpf(299792458), "h": mpf("6.62607015e-34"), "e": mpf("1.602176634e-19"),
        "k": mpf("1.380649e-23"), "N_A": mpf("6.02214076e23"), "pi": mp.pi, "exp": mp.exp,
        "lambertw": lambda x: lambertw(x).real,
    }
    source = re.sub(r"(?<![\w.])(\d[\d.]*(?:e-?\d+)?)", r'mpf("\1")', FORMULAS[title])
    value = eval(source.replace("^", "**"), {"mpf": mpf, "__builtins__": {}}, known)
    digits, _, exponent = number(text).replace("...", "").partition("e")
    step = mpf(10) ** (int(exponent or 0) - len(digits.partition(".")[2]))
    shown = mpf(digits + "e" + (exponent or "0"))
    # The digits of the list are broken off, some of them rounded.
    if not abs(value - shown) <= step:
        raise SystemExit(f"{title}: {nstr(value, 20)} is not {text}")


def row(title, value, uncertainty, unit):
    """The line of a constant."""
    formula = ""
    if "..." in value:
        check(title, value)
        formula = FORMULAS.pop(title)
    return "|".join([
        identifier(title), title, number(value).replace("...", ""),
        "" if uncertainty == "(exact)" else number(uncertainty), unit_text(unit), SYMBOLS.pop(title, ""),
        formula,
    ])


def main():
    lines = LIST.read_text(encoding="ascii").splitlines()
    start = next(index for index, line in enumerate(lines) if line.startswith("-----")) + 1
    rows = []
    for line in lines[start:]:
        columns = line[:60], line[60:85], line[85:110], line[110:]
        title, *others = (column.strip() for column in columns)
        if title:
            rows.append("    " + row(title, *others))
    (HERE / "ConstantTable.swift").write_text(HEAD + "\n".join(rows) + '\n    """\n}\n', encoding="utf-8")
    if FORMULAS or SYMBOLS:
        raise SystemExit(f"not in the list: {set(FORMULAS)} {set(SYMBOLS)}")


if __name__ == "__main__":
    main()
