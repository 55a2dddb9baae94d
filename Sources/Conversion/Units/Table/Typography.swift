extension Units {
  static let typography: [UnitRow] = [
    UnitRow(
      "postscript_point", ["point_ps"], "1/72 in", aliases: ["desktop_point", "bigpoint"],
      in: .length, source: "PostScript Language Reference Manual, 3rd edition"),
    UnitRow("postscript_pica", ["pica_ps"], "12 point_ps", in: .length, source: .custom),
    UnitRow(
      "printers_point", ["point_us"], "0.013837 in", in: .length, source: .nist,
      note: "American point"),
    UnitRow("printers_pica", ["pica_us"], "12 point_us", in: .length, source: .nist),
    UnitRow(
      "tex_point", ["point_tex"], "1/72.27 in", in: .length, source: "D. E. Knuth, The TeXbook"),
    UnitRow(
      "tex_scaled_point", ["sp_tex"], "1/65536 point_tex", in: .length,
      source: "D. E. Knuth, The TeXbook"),
    UnitRow(
      "didot_point", ["point_didot"], "0.375 mm", in: .length, source: .custom,
      note: "the metric didot point"),
    UnitRow("cicero", [], "12 point_didot", in: .length, source: .custom),
    UnitRow("twip", [], "1/20 point_ps", in: .length, source: .custom),
    UnitRow(
      "css_pixel", ["px_css"], "1/96 in", in: .length, source: "CSS Values and Units, level 3"),
  ]
}
