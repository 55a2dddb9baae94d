// Written by make_codata.py from the list that NIST publishes.
extension PhysicalConstant {
  /// The constants of the CODATA adjustment of 2022 with names from E to G.
  static let fromEToG: [PhysicalConstant] = [
    PhysicalConstant(
      "electron_charge_to_mass_quotient", "electron charge to mass quotient", "-1.75882000838e11",
      unit: "C*kg^-1", uncertainty: "0.00000000055e11"),
    PhysicalConstant(
      "electron_deuteron_mag_mom_ratio", "electron-deuteron mag. mom. ratio", "-2143.9234921",
      unit: "", uncertainty: "0.0000056"),
    PhysicalConstant(
      "electron_deuteron_mass_ratio", "electron-deuteron mass ratio", "2.724437107629e-4",
      unit: "", uncertainty: "0.000000000047e-4"),
    PhysicalConstant(
      "electron_g_factor", "electron g factor", "-2.00231930436092", unit: "",
      uncertainty: "0.00000000000036", symbols: "g_e"),
    PhysicalConstant(
      "electron_gyromag_ratio", "electron gyromag. ratio", "1.76085962784e11", unit: "s^-1*T^-1",
      uncertainty: "0.00000000055e11"),
    PhysicalConstant(
      "electron_gyromag_ratio_in_mhz_per_t", "electron gyromag. ratio in MHz/T", "28024.9513861",
      unit: "MHz*T^-1", uncertainty: "0.0000087"),
    PhysicalConstant(
      "electron_helion_mass_ratio", "electron-helion mass ratio", "1.819543074649e-4", unit: "",
      uncertainty: "0.000000000053e-4"),
    PhysicalConstant(
      "electron_mag_mom", "electron mag. mom.", "-9.2847646917e-24", unit: "J*T^-1",
      uncertainty: "0.0000000029e-24"),
    PhysicalConstant(
      "electron_mag_mom_anomaly", "electron mag. mom. anomaly", "1.15965218046e-3", unit: "",
      uncertainty: "0.00000000018e-3"),
    PhysicalConstant(
      "electron_mag_mom_to_bohr_magneton_ratio", "electron mag. mom. to Bohr magneton ratio",
      "-1.00115965218046", unit: "", uncertainty: "0.00000000000018"),
    PhysicalConstant(
      "electron_mag_mom_to_nuclear_magneton_ratio", "electron mag. mom. to nuclear magneton ratio",
      "-1838.281971877", unit: "", uncertainty: "0.000000032"),
    PhysicalConstant(
      "electron_mass", "electron mass", "9.1093837139e-31", unit: "kg",
      uncertainty: "0.0000000028e-31", symbols: "m_e"),
    PhysicalConstant(
      "electron_mass_energy_equivalent", "electron mass energy equivalent", "8.1871057880e-14",
      unit: "J", uncertainty: "0.0000000026e-14"),
    PhysicalConstant(
      "electron_mass_energy_equivalent_in_mev", "electron mass energy equivalent in MeV",
      "0.51099895069", unit: "MeV", uncertainty: "0.00000000016"),
    PhysicalConstant(
      "electron_mass_in_u", "electron mass in u", "5.485799090441e-4", unit: "Da",
      uncertainty: "0.000000000097e-4"),
    PhysicalConstant(
      "electron_molar_mass", "electron molar mass", "5.4857990962e-7", unit: "kg*mol^-1",
      uncertainty: "0.0000000017e-7"),
    PhysicalConstant(
      "electron_muon_mag_mom_ratio", "electron-muon mag. mom. ratio", "206.7669881", unit: "",
      uncertainty: "0.0000046"),
    PhysicalConstant(
      "electron_muon_mass_ratio", "electron-muon mass ratio", "4.83633170e-3", unit: "",
      uncertainty: "0.00000011e-3"),
    PhysicalConstant(
      "electron_neutron_mag_mom_ratio", "electron-neutron mag. mom. ratio", "960.92048", unit: "",
      uncertainty: "0.00023"),
    PhysicalConstant(
      "electron_neutron_mass_ratio", "electron-neutron mass ratio", "5.4386734416e-4", unit: "",
      uncertainty: "0.0000000022e-4"),
    PhysicalConstant(
      "electron_proton_mag_mom_ratio", "electron-proton mag. mom. ratio", "-658.21068789",
      unit: "", uncertainty: "0.00000019"),
    PhysicalConstant(
      "electron_proton_mass_ratio", "electron-proton mass ratio", "5.446170214889e-4", unit: "",
      uncertainty: "0.000000000094e-4"),
    PhysicalConstant(
      "electron_relative_atomic_mass", "electron relative atomic mass", "5.485799090441e-4",
      unit: "", uncertainty: "0.000000000097e-4"),
    PhysicalConstant(
      "electron_tau_mass_ratio", "electron-tau mass ratio", "2.87585e-4", unit: "",
      uncertainty: "0.00019e-4"),
    PhysicalConstant(
      "electron_to_alpha_particle_mass_ratio", "electron to alpha particle mass ratio",
      "1.370933554733e-4", unit: "", uncertainty: "0.000000000032e-4"),
    PhysicalConstant(
      "electron_to_shielded_helion_mag_mom_ratio", "electron to shielded helion mag. mom. ratio",
      "864.05823986", unit: "", uncertainty: "0.00000070"),
    PhysicalConstant(
      "electron_to_shielded_proton_mag_mom_ratio", "electron to shielded proton mag. mom. ratio",
      "-658.2275856", unit: "", uncertainty: "0.0000027"),
    PhysicalConstant(
      "electron_triton_mass_ratio", "electron-triton mass ratio", "1.819200062327e-4", unit: "",
      uncertainty: "0.000000000068e-4"),
    PhysicalConstant("electron_volt", "electron volt", "1.602176634e-19", unit: "J"),
    PhysicalConstant(
      "electron_volt_atomic_mass_unit_relationship", "electron volt-atomic mass unit relationship",
      "1.07354410083e-9", unit: "Da", uncertainty: "0.00000000033e-9"),
    PhysicalConstant(
      "electron_volt_hartree_relationship", "electron volt-hartree relationship",
      "3.6749322175665e-2", unit: "E_h", uncertainty: "0.0000000000040e-2"),
    PhysicalConstant(
      "electron_volt_hertz_relationship", "electron volt-hertz relationship", "2.417989242e14",
      unit: "Hz", formula: "e/h"),
    PhysicalConstant(
      "electron_volt_inverse_meter_relationship", "electron volt-inverse meter relationship",
      "8.065543937e5", unit: "m^-1", formula: "e/(h*c)"),
    PhysicalConstant(
      "electron_volt_joule_relationship", "electron volt-joule relationship", "1.602176634e-19",
      unit: "J"),
    PhysicalConstant(
      "electron_volt_kelvin_relationship", "electron volt-kelvin relationship", "1.160451812e4",
      unit: "K", formula: "e/k"),
    PhysicalConstant(
      "electron_volt_kilogram_relationship", "electron volt-kilogram relationship",
      "1.782661921e-36", unit: "kg", formula: "e/c^2"),
    PhysicalConstant(
      "elementary_charge", "elementary charge", "1.602176634e-19", unit: "C", symbols: "e_charge"),
    PhysicalConstant(
      "elementary_charge_over_hbar", "elementary charge over h-bar", "1.519267447e15",
      unit: "A*J^-1", formula: "2*pi*e/h"),
    PhysicalConstant(
      "faraday_constant", "Faraday constant", "96485.33212", unit: "C*mol^-1",
      symbols: "F_faraday", formula: "e*N_A"),
    PhysicalConstant(
      "fermi_coupling_constant", "Fermi coupling constant", "1.1663787e-5", unit: "GeV^-2",
      uncertainty: "0.0000006e-5", symbols: "G_F"),
    PhysicalConstant(
      "fine_structure_constant", "fine-structure constant", "7.2973525643e-3", unit: "",
      uncertainty: "0.0000000011e-3", symbols: "alpha_em"),
    PhysicalConstant(
      "first_radiation_constant", "first radiation constant", "3.741771852e-16", unit: "W*m^2",
      symbols: "c_1", formula: "2*pi*h*c^2"),
    PhysicalConstant(
      "first_radiation_constant_for_spectral_radiance",
      "first radiation constant for spectral radiance", "1.191042972e-16", unit: "W*m^2*sr^-1",
      formula: "2*h*c^2"),
  ]
}
