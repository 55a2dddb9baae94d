// Written by make_codata.py from the list that NIST publishes.
extension PhysicalConstant {
  /// The constants of the CODATA adjustment of 2022 with names from Q to Z.
  static let fromQToZ: [PhysicalConstant] = [
    PhysicalConstant(
      "quantum_of_circulation", "quantum of circulation", "3.6369475467e-4", unit: "m^2*s^-1",
      uncertainty: "0.0000000011e-4"),
    PhysicalConstant(
      "quantum_of_circulation_times_2", "quantum of circulation times 2", "7.2738950934e-4",
      unit: "m^2*s^-1", uncertainty: "0.0000000023e-4"),
    PhysicalConstant(
      "reduced_compton_wavelength", "reduced Compton wavelength", "3.8615926744e-13", unit: "m",
      uncertainty: "0.0000000012e-13"),
    PhysicalConstant(
      "reduced_muon_compton_wavelength", "reduced muon Compton wavelength", "1.867594306e-15",
      unit: "m", uncertainty: "0.000000042e-15"),
    PhysicalConstant(
      "reduced_neutron_compton_wavelength", "reduced neutron Compton wavelength",
      "2.1001941520e-16", unit: "m", uncertainty: "0.0000000011e-16"),
    PhysicalConstant(
      "reduced_planck_constant", "reduced Planck constant", "1.054571817e-34", unit: "J*s",
      symbols: "hbar ħ", formula: "h/(2*pi)"),
    PhysicalConstant(
      "reduced_planck_constant_in_ev_s", "reduced Planck constant in eV s", "6.582119569e-16",
      unit: "eV*s", formula: "h/(2*pi*e)"),
    PhysicalConstant(
      "reduced_planck_constant_times_c_in_mev_fm", "reduced Planck constant times c in MeV fm",
      "197.3269804", unit: "MeV*fm", formula: "h*c*1e9/(2*pi*e)"),
    PhysicalConstant(
      "reduced_proton_compton_wavelength", "reduced proton Compton wavelength",
      "2.10308910051e-16", unit: "m", uncertainty: "0.00000000066e-16"),
    PhysicalConstant(
      "reduced_tau_compton_wavelength", "reduced tau Compton wavelength", "1.110538e-16",
      unit: "m", uncertainty: "0.000075e-16"),
    PhysicalConstant(
      "rydberg_constant", "Rydberg constant", "10973731.568157", unit: "m^-1",
      uncertainty: "0.000012", symbols: "R_inf"),
    PhysicalConstant(
      "rydberg_constant_times_c_in_hz", "Rydberg constant times c in Hz", "3.2898419602500e15",
      unit: "Hz", uncertainty: "0.0000000000036e15"),
    PhysicalConstant(
      "rydberg_constant_times_hc_in_ev", "Rydberg constant times hc in eV", "13.605693122990",
      unit: "eV", uncertainty: "0.000000000015"),
    PhysicalConstant(
      "rydberg_constant_times_hc_in_j", "Rydberg constant times hc in J", "2.1798723611030e-18",
      unit: "J", uncertainty: "0.0000000000024e-18"),
    PhysicalConstant(
      "sackur_tetrode_constant_1_k_100_kpa", "Sackur-Tetrode constant (1 K, 100 kPa)",
      "-1.15170753496", unit: "", uncertainty: "0.00000000047"),
    PhysicalConstant(
      "sackur_tetrode_constant_1_k_101_325_kpa", "Sackur-Tetrode constant (1 K, 101.325 kPa)",
      "-1.16487052149", unit: "", uncertainty: "0.00000000047"),
    PhysicalConstant(
      "second_radiation_constant", "second radiation constant", "1.438776877e-2", unit: "m*K",
      symbols: "c_2", formula: "h*c/k"),
    PhysicalConstant(
      "shielded_helion_gyromag_ratio", "shielded helion gyromag. ratio", "2.0378946078e8",
      unit: "s^-1*T^-1", uncertainty: "0.0000000018e8"),
    PhysicalConstant(
      "shielded_helion_gyromag_ratio_in_mhz_per_t", "shielded helion gyromag. ratio in MHz/T",
      "32.434100033", unit: "MHz*T^-1", uncertainty: "0.000000028"),
    PhysicalConstant(
      "shielded_helion_mag_mom", "shielded helion mag. mom.", "-1.07455311035e-26", unit: "J*T^-1",
      uncertainty: "0.00000000093e-26"),
    PhysicalConstant(
      "shielded_helion_mag_mom_to_bohr_magneton_ratio",
      "shielded helion mag. mom. to Bohr magneton ratio", "-1.15867149457e-3", unit: "",
      uncertainty: "0.00000000094e-3"),
    PhysicalConstant(
      "shielded_helion_mag_mom_to_nuclear_magneton_ratio",
      "shielded helion mag. mom. to nuclear magneton ratio", "-2.1274977624", unit: "",
      uncertainty: "0.0000000017"),
    PhysicalConstant(
      "shielded_helion_to_proton_mag_mom_ratio", "shielded helion to proton mag. mom. ratio",
      "-0.76176657721", unit: "", uncertainty: "0.00000000066"),
    PhysicalConstant(
      "shielded_helion_to_shielded_proton_mag_mom_ratio",
      "shielded helion to shielded proton mag. mom. ratio", "-0.7617861334", unit: "",
      uncertainty: "0.0000000031"),
    PhysicalConstant(
      "shielded_proton_gyromag_ratio", "shielded proton gyromag. ratio", "2.675153194e8",
      unit: "s^-1*T^-1", uncertainty: "0.000000011e8"),
    PhysicalConstant(
      "shielded_proton_gyromag_ratio_in_mhz_per_t", "shielded proton gyromag. ratio in MHz/T",
      "42.57638543", unit: "MHz*T^-1", uncertainty: "0.00000017"),
    PhysicalConstant(
      "shielded_proton_mag_mom", "shielded proton mag. mom.", "1.4105705830e-26", unit: "J*T^-1",
      uncertainty: "0.0000000058e-26"),
    PhysicalConstant(
      "shielded_proton_mag_mom_to_bohr_magneton_ratio",
      "shielded proton mag. mom. to Bohr magneton ratio", "1.5209931551e-3", unit: "",
      uncertainty: "0.0000000062e-3"),
    PhysicalConstant(
      "shielded_proton_mag_mom_to_nuclear_magneton_ratio",
      "shielded proton mag. mom. to nuclear magneton ratio", "2.792775648", unit: "",
      uncertainty: "0.000000011"),
    PhysicalConstant(
      "shielding_difference_of_d_and_p_in_hd", "shielding difference of d and p in HD",
      "1.98770e-8", unit: "", uncertainty: "0.00010e-8"),
    PhysicalConstant(
      "shielding_difference_of_t_and_p_in_ht", "shielding difference of t and p in HT",
      "2.39450e-8", unit: "", uncertainty: "0.00020e-8"),
    PhysicalConstant(
      "speed_of_light_in_vacuum", "speed of light in vacuum", "299792458", unit: "m*s^-1",
      symbols: "c"),
    PhysicalConstant(
      "standard_acceleration_of_gravity", "standard acceleration of gravity", "9.80665",
      unit: "m*s^-2", symbols: "g0 g_n"),
    PhysicalConstant("standard_atmosphere", "standard atmosphere", "101325", unit: "Pa"),
    PhysicalConstant("standard_state_pressure", "standard-state pressure", "100000", unit: "Pa"),
    PhysicalConstant(
      "stefan_boltzmann_constant", "Stefan-Boltzmann constant", "5.670374419e-8",
      unit: "W*m^-2*K^-4", symbols: "sigma_SB", formula: "2*pi^5*k^4/(15*h^3*c^2)"),
    PhysicalConstant(
      "tau_compton_wavelength", "tau Compton wavelength", "6.97771e-16", unit: "m",
      uncertainty: "0.00047e-16"),
    PhysicalConstant(
      "tau_electron_mass_ratio", "tau-electron mass ratio", "3477.23", unit: "",
      uncertainty: "0.23"),
    PhysicalConstant(
      "tau_energy_equivalent", "tau energy equivalent", "1776.86", unit: "MeV",
      uncertainty: "0.12"),
    PhysicalConstant(
      "tau_mass", "tau mass", "3.16754e-27", unit: "kg", uncertainty: "0.00021e-27",
      symbols: "m_tau"),
    PhysicalConstant(
      "tau_mass_energy_equivalent", "tau mass energy equivalent", "2.84684e-10", unit: "J",
      uncertainty: "0.00019e-10"),
    PhysicalConstant(
      "tau_mass_in_u", "tau mass in u", "1.90754", unit: "Da", uncertainty: "0.00013"),
    PhysicalConstant(
      "tau_molar_mass", "tau molar mass", "1.90754e-3", unit: "kg*mol^-1",
      uncertainty: "0.00013e-3"),
    PhysicalConstant(
      "tau_muon_mass_ratio", "tau-muon mass ratio", "16.8170", unit: "", uncertainty: "0.0011"),
    PhysicalConstant(
      "tau_neutron_mass_ratio", "tau-neutron mass ratio", "1.89115", unit: "",
      uncertainty: "0.00013"),
    PhysicalConstant(
      "tau_proton_mass_ratio", "tau-proton mass ratio", "1.89376", unit: "",
      uncertainty: "0.00013"),
    PhysicalConstant(
      "thomson_cross_section", "Thomson cross section", "6.6524587051e-29", unit: "m^2",
      uncertainty: "0.0000000062e-29", symbols: "sigma_e"),
    PhysicalConstant(
      "triton_electron_mass_ratio", "triton-electron mass ratio", "5496.92153551", unit: "",
      uncertainty: "0.00000021"),
    PhysicalConstant(
      "triton_g_factor", "triton g factor", "5.957924930", unit: "", uncertainty: "0.000000012"),
    PhysicalConstant(
      "triton_mag_mom", "triton mag. mom.", "1.5046095178e-26", unit: "J*T^-1",
      uncertainty: "0.0000000030e-26"),
    PhysicalConstant(
      "triton_mag_mom_to_bohr_magneton_ratio", "triton mag. mom. to Bohr magneton ratio",
      "1.6223936648e-3", unit: "", uncertainty: "0.0000000032e-3"),
    PhysicalConstant(
      "triton_mag_mom_to_nuclear_magneton_ratio", "triton mag. mom. to nuclear magneton ratio",
      "2.9789624650", unit: "", uncertainty: "0.0000000059"),
    PhysicalConstant(
      "triton_mass", "triton mass", "5.0073567512e-27", unit: "kg",
      uncertainty: "0.0000000016e-27", symbols: "m_t"),
    PhysicalConstant(
      "triton_mass_energy_equivalent", "triton mass energy equivalent", "4.5003878119e-10",
      unit: "J", uncertainty: "0.0000000014e-10"),
    PhysicalConstant(
      "triton_mass_energy_equivalent_in_mev", "triton mass energy equivalent in MeV",
      "2808.92113668", unit: "MeV", uncertainty: "0.00000088"),
    PhysicalConstant(
      "triton_mass_in_u", "triton mass in u", "3.01550071597", unit: "Da",
      uncertainty: "0.00000000010"),
    PhysicalConstant(
      "triton_molar_mass", "triton molar mass", "3.01550071913e-3", unit: "kg*mol^-1",
      uncertainty: "0.00000000094e-3"),
    PhysicalConstant(
      "triton_proton_mass_ratio", "triton-proton mass ratio", "2.99371703403", unit: "",
      uncertainty: "0.00000000010"),
    PhysicalConstant(
      "triton_relative_atomic_mass", "triton relative atomic mass", "3.01550071597", unit: "",
      uncertainty: "0.00000000010"),
    PhysicalConstant(
      "triton_to_proton_mag_mom_ratio", "triton to proton mag. mom. ratio", "1.0666399189",
      unit: "", uncertainty: "0.0000000021"),
    PhysicalConstant(
      "unified_atomic_mass_unit", "unified atomic mass unit", "1.66053906892e-27", unit: "kg",
      uncertainty: "0.00000000052e-27"),
    PhysicalConstant(
      "vacuum_electric_permittivity", "vacuum electric permittivity", "8.8541878188e-12",
      unit: "F*m^-1", uncertainty: "0.0000000014e-12", symbols: "epsilon_0 eps0"),
    PhysicalConstant(
      "vacuum_mag_permeability", "vacuum mag. permeability", "1.25663706127e-6", unit: "N*A^-2",
      uncertainty: "0.00000000020e-6", symbols: "mu_0 mu0"),
    PhysicalConstant(
      "von_klitzing_constant", "von Klitzing constant", "25812.80745", unit: "ohm", symbols: "R_K",
      formula: "h/e^2"),
    PhysicalConstant(
      "weak_mixing_angle", "weak mixing angle", "0.22305", unit: "", uncertainty: "0.00023"),
    PhysicalConstant(
      "wien_frequency_displacement_law_constant", "Wien frequency displacement law constant",
      "5.878925757e10", unit: "Hz*K^-1", symbols: "b_wien_f",
      formula: "(3+lambertw(-3*exp(-3)))*k/h"),
    PhysicalConstant(
      "wien_wavelength_displacement_law_constant", "Wien wavelength displacement law constant",
      "2.897771955e-3", unit: "m*K", symbols: "b_wien",
      formula: "h*c/(k*(5+lambertw(-5*exp(-5))))"),
    PhysicalConstant(
      "w_to_z_mass_ratio", "W to Z mass ratio", "0.88145", unit: "", uncertainty: "0.00013"),
  ]
}
