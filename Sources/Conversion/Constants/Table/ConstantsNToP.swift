// Written by make_codata.py from the list that NIST publishes.
extension PhysicalConstant {
  /// The constants of the CODATA adjustment of 2022 with names from N to P.
  static let fromNToP: [PhysicalConstant] = [
    PhysicalConstant(
      "natural_unit_of_action", "natural unit of action", "1.054571817e-34", unit: "J*s",
      formula: "h/(2*pi)"),
    PhysicalConstant(
      "natural_unit_of_action_in_ev_s", "natural unit of action in eV s", "6.582119569e-16",
      unit: "eV*s", formula: "h/(2*pi*e)"),
    PhysicalConstant(
      "natural_unit_of_energy", "natural unit of energy", "8.1871057880e-14", unit: "J",
      uncertainty: "0.0000000026e-14"),
    PhysicalConstant(
      "natural_unit_of_energy_in_mev", "natural unit of energy in MeV", "0.51099895069",
      unit: "MeV", uncertainty: "0.00000000016"),
    PhysicalConstant(
      "natural_unit_of_length", "natural unit of length", "3.8615926744e-13", unit: "m",
      uncertainty: "0.0000000012e-13"),
    PhysicalConstant(
      "natural_unit_of_mass", "natural unit of mass", "9.1093837139e-31", unit: "kg",
      uncertainty: "0.0000000028e-31"),
    PhysicalConstant(
      "natural_unit_of_momentum", "natural unit of momentum", "2.73092453446e-22",
      unit: "kg*m*s^-1", uncertainty: "0.00000000085e-22"),
    PhysicalConstant(
      "natural_unit_of_momentum_in_mev_per_c", "natural unit of momentum in MeV/c",
      "0.51099895069", unit: "MeV/c", uncertainty: "0.00000000016"),
    PhysicalConstant(
      "natural_unit_of_time", "natural unit of time", "1.28808866644e-21", unit: "s",
      uncertainty: "0.00000000040e-21"),
    PhysicalConstant(
      "natural_unit_of_velocity", "natural unit of velocity", "299792458", unit: "m*s^-1"),
    PhysicalConstant(
      "neutron_compton_wavelength", "neutron Compton wavelength", "1.31959090382e-15", unit: "m",
      uncertainty: "0.00000000067e-15"),
    PhysicalConstant(
      "neutron_electron_mag_mom_ratio", "neutron-electron mag. mom. ratio", "1.04066884e-3",
      unit: "", uncertainty: "0.00000024e-3"),
    PhysicalConstant(
      "neutron_electron_mass_ratio", "neutron-electron mass ratio", "1838.68366200", unit: "",
      uncertainty: "0.00000074"),
    PhysicalConstant(
      "neutron_g_factor", "neutron g factor", "-3.82608552", unit: "", uncertainty: "0.00000090"),
    PhysicalConstant(
      "neutron_gyromag_ratio", "neutron gyromag. ratio", "1.83247174e8", unit: "s^-1*T^-1",
      uncertainty: "0.00000043e8"),
    PhysicalConstant(
      "neutron_gyromag_ratio_in_mhz_per_t", "neutron gyromag. ratio in MHz/T", "29.1646935",
      unit: "MHz*T^-1", uncertainty: "0.0000069"),
    PhysicalConstant(
      "neutron_mag_mom", "neutron mag. mom.", "-9.6623653e-27", unit: "J*T^-1",
      uncertainty: "0.0000023e-27"),
    PhysicalConstant(
      "neutron_mag_mom_to_bohr_magneton_ratio", "neutron mag. mom. to Bohr magneton ratio",
      "-1.04187565e-3", unit: "", uncertainty: "0.00000025e-3"),
    PhysicalConstant(
      "neutron_mag_mom_to_nuclear_magneton_ratio", "neutron mag. mom. to nuclear magneton ratio",
      "-1.91304276", unit: "", uncertainty: "0.00000045"),
    PhysicalConstant(
      "neutron_mass", "neutron mass", "1.67492750056e-27", unit: "kg",
      uncertainty: "0.00000000085e-27", symbols: "m_n"),
    PhysicalConstant(
      "neutron_mass_energy_equivalent", "neutron mass energy equivalent", "1.50534976514e-10",
      unit: "J", uncertainty: "0.00000000076e-10"),
    PhysicalConstant(
      "neutron_mass_energy_equivalent_in_mev", "neutron mass energy equivalent in MeV",
      "939.56542194", unit: "MeV", uncertainty: "0.00000048"),
    PhysicalConstant(
      "neutron_mass_in_u", "neutron mass in u", "1.00866491606", unit: "Da",
      uncertainty: "0.00000000040"),
    PhysicalConstant(
      "neutron_molar_mass", "neutron molar mass", "1.00866491712e-3", unit: "kg*mol^-1",
      uncertainty: "0.00000000051e-3"),
    PhysicalConstant(
      "neutron_muon_mass_ratio", "neutron-muon mass ratio", "8.89248408", unit: "",
      uncertainty: "0.00000020"),
    PhysicalConstant(
      "neutron_proton_mag_mom_ratio", "neutron-proton mag. mom. ratio", "-0.68497935", unit: "",
      uncertainty: "0.00000016"),
    PhysicalConstant(
      "neutron_proton_mass_difference", "neutron-proton mass difference", "2.30557461e-30",
      unit: "kg", uncertainty: "0.00000067e-30"),
    PhysicalConstant(
      "neutron_proton_mass_difference_energy_equivalent",
      "neutron-proton mass difference energy equivalent", "2.07214712e-13", unit: "J",
      uncertainty: "0.00000060e-13"),
    PhysicalConstant(
      "neutron_proton_mass_difference_energy_equivalent_in_mev",
      "neutron-proton mass difference energy equivalent in MeV", "1.29333251", unit: "MeV",
      uncertainty: "0.00000038"),
    PhysicalConstant(
      "neutron_proton_mass_difference_in_u", "neutron-proton mass difference in u",
      "1.38844948e-3", unit: "Da", uncertainty: "0.00000040e-3"),
    PhysicalConstant(
      "neutron_proton_mass_ratio", "neutron-proton mass ratio", "1.00137841946", unit: "",
      uncertainty: "0.00000000040"),
    PhysicalConstant(
      "neutron_relative_atomic_mass", "neutron relative atomic mass", "1.00866491606", unit: "",
      uncertainty: "0.00000000040"),
    PhysicalConstant(
      "neutron_tau_mass_ratio", "neutron-tau mass ratio", "0.528779", unit: "",
      uncertainty: "0.000036"),
    PhysicalConstant(
      "neutron_to_shielded_proton_mag_mom_ratio", "neutron to shielded proton mag. mom. ratio",
      "-0.68499694", unit: "", uncertainty: "0.00000016"),
    PhysicalConstant(
      "newtonian_constant_of_gravitation", "Newtonian constant of gravitation", "6.67430e-11",
      unit: "m^3*kg^-1*s^-2", uncertainty: "0.00015e-11", symbols: "G_newton"),
    PhysicalConstant(
      "newtonian_constant_of_gravitation_over_hbar_c",
      "Newtonian constant of gravitation over h-bar c", "6.70883e-39", unit: "(GeV/c^2)^-2",
      uncertainty: "0.00015e-39"),
    PhysicalConstant(
      "nuclear_magneton", "nuclear magneton", "5.0507837393e-27", unit: "J*T^-1",
      uncertainty: "0.0000000016e-27", symbols: "mu_N"),
    PhysicalConstant(
      "nuclear_magneton_in_ev_per_t", "nuclear magneton in eV/T", "3.15245125417e-8",
      unit: "eV*T^-1", uncertainty: "0.00000000098e-8"),
    PhysicalConstant(
      "nuclear_magneton_in_inverse_meter_per_tesla", "nuclear magneton in inverse meter per tesla",
      "2.54262341009e-2", unit: "m^-1*T^-1", uncertainty: "0.00000000079e-2"),
    PhysicalConstant(
      "nuclear_magneton_in_k_per_t", "nuclear magneton in K/T", "3.6582677706e-4", unit: "K*T^-1",
      uncertainty: "0.0000000011e-4"),
    PhysicalConstant(
      "nuclear_magneton_in_mhz_per_t", "nuclear magneton in MHz/T", "7.6225932188",
      unit: "MHz*T^-1", uncertainty: "0.0000000024"),
    PhysicalConstant(
      "planck_constant", "Planck constant", "6.62607015e-34", unit: "J*Hz^-1", symbols: "h_planck"),
    PhysicalConstant(
      "planck_constant_in_ev_per_hz", "Planck constant in eV/Hz", "4.135667696e-15",
      unit: "eV*Hz^-1", formula: "h/e"),
    PhysicalConstant(
      "planck_length", "Planck length", "1.616255e-35", unit: "m", uncertainty: "0.000018e-35",
      symbols: "l_planck"),
    PhysicalConstant(
      "planck_mass", "Planck mass", "2.176434e-8", unit: "kg", uncertainty: "0.000024e-8",
      symbols: "m_planck"),
    PhysicalConstant(
      "planck_mass_energy_equivalent_in_gev", "Planck mass energy equivalent in GeV",
      "1.220890e19", unit: "GeV", uncertainty: "0.000014e19"),
    PhysicalConstant(
      "planck_temperature", "Planck temperature", "1.416784e32", unit: "K",
      uncertainty: "0.000016e32"),
    PhysicalConstant(
      "planck_time", "Planck time", "5.391247e-44", unit: "s", uncertainty: "0.000060e-44",
      symbols: "t_planck"),
    PhysicalConstant(
      "proton_charge_to_mass_quotient", "proton charge to mass quotient", "9.5788331430e7",
      unit: "C*kg^-1", uncertainty: "0.0000000030e7"),
    PhysicalConstant(
      "proton_compton_wavelength", "proton Compton wavelength", "1.32140985360e-15", unit: "m",
      uncertainty: "0.00000000041e-15"),
    PhysicalConstant(
      "proton_electron_mass_ratio", "proton-electron mass ratio", "1836.152673426", unit: "",
      uncertainty: "0.000000032"),
    PhysicalConstant(
      "proton_g_factor", "proton g factor", "5.5856946893", unit: "", uncertainty: "0.0000000016"),
    PhysicalConstant(
      "proton_gyromag_ratio", "proton gyromag. ratio", "2.6752218708e8", unit: "s^-1*T^-1",
      uncertainty: "0.0000000011e8"),
    PhysicalConstant(
      "proton_gyromag_ratio_in_mhz_per_t", "proton gyromag. ratio in MHz/T", "42.577478461",
      unit: "MHz*T^-1", uncertainty: "0.000000018"),
    PhysicalConstant(
      "proton_mag_mom", "proton mag. mom.", "1.41060679545e-26", unit: "J*T^-1",
      uncertainty: "0.00000000060e-26"),
    PhysicalConstant(
      "proton_mag_mom_to_bohr_magneton_ratio", "proton mag. mom. to Bohr magneton ratio",
      "1.52103220230e-3", unit: "", uncertainty: "0.00000000045e-3"),
    PhysicalConstant(
      "proton_mag_mom_to_nuclear_magneton_ratio", "proton mag. mom. to nuclear magneton ratio",
      "2.79284734463", unit: "", uncertainty: "0.00000000082"),
    PhysicalConstant(
      "proton_mag_shielding_correction", "proton mag. shielding correction", "2.56715e-5",
      unit: "", uncertainty: "0.00041e-5"),
    PhysicalConstant(
      "proton_mass", "proton mass", "1.67262192595e-27", unit: "kg",
      uncertainty: "0.00000000052e-27", symbols: "m_p"),
    PhysicalConstant(
      "proton_mass_energy_equivalent", "proton mass energy equivalent", "1.50327761802e-10",
      unit: "J", uncertainty: "0.00000000047e-10"),
    PhysicalConstant(
      "proton_mass_energy_equivalent_in_mev", "proton mass energy equivalent in MeV",
      "938.27208943", unit: "MeV", uncertainty: "0.00000029"),
    PhysicalConstant(
      "proton_mass_in_u", "proton mass in u", "1.0072764665789", unit: "Da",
      uncertainty: "0.0000000000083"),
    PhysicalConstant(
      "proton_molar_mass", "proton molar mass", "1.00727646764e-3", unit: "kg*mol^-1",
      uncertainty: "0.00000000031e-3"),
    PhysicalConstant(
      "proton_muon_mass_ratio", "proton-muon mass ratio", "8.88024338", unit: "",
      uncertainty: "0.00000020"),
    PhysicalConstant(
      "proton_neutron_mag_mom_ratio", "proton-neutron mag. mom. ratio", "-1.45989802", unit: "",
      uncertainty: "0.00000034"),
    PhysicalConstant(
      "proton_neutron_mass_ratio", "proton-neutron mass ratio", "0.99862347797", unit: "",
      uncertainty: "0.00000000040"),
    PhysicalConstant(
      "proton_relative_atomic_mass", "proton relative atomic mass", "1.0072764665789", unit: "",
      uncertainty: "0.0000000000083"),
    PhysicalConstant(
      "proton_rms_charge_radius", "proton rms charge radius", "8.4075e-16", unit: "m",
      uncertainty: "0.0064e-16"),
    PhysicalConstant(
      "proton_tau_mass_ratio", "proton-tau mass ratio", "0.528051", unit: "",
      uncertainty: "0.000036"),
  ]
}
