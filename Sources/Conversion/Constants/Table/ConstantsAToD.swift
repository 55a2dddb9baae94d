// Written by make_codata.py from the list that NIST publishes.
extension PhysicalConstant {
  /// The constants of the CODATA adjustment of 2022 with names from A to D.
  static let fromAToD: [PhysicalConstant] = [
    PhysicalConstant(
      "alpha_particle_electron_mass_ratio", "alpha particle-electron mass ratio", "7294.29954171",
      unit: "", uncertainty: "0.00000017"),
    PhysicalConstant(
      "alpha_particle_mass", "alpha particle mass", "6.6446573450e-27", unit: "kg",
      uncertainty: "0.0000000021e-27", symbols: "m_alpha"),
    PhysicalConstant(
      "alpha_particle_mass_energy_equivalent", "alpha particle mass energy equivalent",
      "5.9719201997e-10", unit: "J", uncertainty: "0.0000000019e-10"),
    PhysicalConstant(
      "alpha_particle_mass_energy_equivalent_in_mev",
      "alpha particle mass energy equivalent in MeV", "3727.3794118", unit: "MeV",
      uncertainty: "0.0000012"),
    PhysicalConstant(
      "alpha_particle_mass_in_u", "alpha particle mass in u", "4.001506179129", unit: "Da",
      uncertainty: "0.000000000062"),
    PhysicalConstant(
      "alpha_particle_molar_mass", "alpha particle molar mass", "4.0015061833e-3",
      unit: "kg*mol^-1", uncertainty: "0.0000000012e-3"),
    PhysicalConstant(
      "alpha_particle_proton_mass_ratio", "alpha particle-proton mass ratio", "3.972599690252",
      unit: "", uncertainty: "0.000000000070"),
    PhysicalConstant(
      "alpha_particle_relative_atomic_mass", "alpha particle relative atomic mass",
      "4.001506179129", unit: "", uncertainty: "0.000000000062"),
    PhysicalConstant(
      "alpha_particle_rms_charge_radius", "alpha particle rms charge radius", "1.6785e-15",
      unit: "m", uncertainty: "0.0021e-15"),
    PhysicalConstant(
      "angstrom_star", "Angstrom star", "1.00001495e-10", unit: "m", uncertainty: "0.00000090e-10"),
    PhysicalConstant(
      "atomic_mass_constant", "atomic mass constant", "1.66053906892e-27", unit: "kg",
      uncertainty: "0.00000000052e-27", symbols: "m_u"),
    PhysicalConstant(
      "atomic_mass_constant_energy_equivalent", "atomic mass constant energy equivalent",
      "1.49241808768e-10", unit: "J", uncertainty: "0.00000000046e-10"),
    PhysicalConstant(
      "atomic_mass_constant_energy_equivalent_in_mev",
      "atomic mass constant energy equivalent in MeV", "931.49410372", unit: "MeV",
      uncertainty: "0.00000029"),
    PhysicalConstant(
      "atomic_mass_unit_electron_volt_relationship", "atomic mass unit-electron volt relationship",
      "9.3149410372e8", unit: "eV", uncertainty: "0.0000000029e8"),
    PhysicalConstant(
      "atomic_mass_unit_hartree_relationship", "atomic mass unit-hartree relationship",
      "3.4231776922e7", unit: "E_h", uncertainty: "0.0000000011e7"),
    PhysicalConstant(
      "atomic_mass_unit_hertz_relationship", "atomic mass unit-hertz relationship",
      "2.25234272185e23", unit: "Hz", uncertainty: "0.00000000070e23"),
    PhysicalConstant(
      "atomic_mass_unit_inverse_meter_relationship", "atomic mass unit-inverse meter relationship",
      "7.5130066209e14", unit: "m^-1", uncertainty: "0.0000000023e14"),
    PhysicalConstant(
      "atomic_mass_unit_joule_relationship", "atomic mass unit-joule relationship",
      "1.49241808768e-10", unit: "J", uncertainty: "0.00000000046e-10"),
    PhysicalConstant(
      "atomic_mass_unit_kelvin_relationship", "atomic mass unit-kelvin relationship",
      "1.08095402067e13", unit: "K", uncertainty: "0.00000000034e13"),
    PhysicalConstant(
      "atomic_mass_unit_kilogram_relationship", "atomic mass unit-kilogram relationship",
      "1.66053906892e-27", unit: "kg", uncertainty: "0.00000000052e-27"),
    PhysicalConstant(
      "atomic_unit_of_1st_hyperpolarizability", "atomic unit of 1st hyperpolarizability",
      "3.2063612996e-53", unit: "C^3*m^3*J^-2", uncertainty: "0.0000000015e-53"),
    PhysicalConstant(
      "atomic_unit_of_2nd_hyperpolarizability", "atomic unit of 2nd hyperpolarizability",
      "6.2353799735e-65", unit: "C^4*m^4*J^-3", uncertainty: "0.0000000039e-65"),
    PhysicalConstant(
      "atomic_unit_of_action", "atomic unit of action", "1.054571817e-34", unit: "J*s",
      formula: "h/(2*pi)"),
    PhysicalConstant(
      "atomic_unit_of_charge", "atomic unit of charge", "1.602176634e-19", unit: "C"),
    PhysicalConstant(
      "atomic_unit_of_charge_density", "atomic unit of charge density", "1.08120238677e12",
      unit: "C*m^-3", uncertainty: "0.00000000051e12"),
    PhysicalConstant(
      "atomic_unit_of_current", "atomic unit of current", "6.6236182375082e-3", unit: "A",
      uncertainty: "0.0000000000072e-3"),
    PhysicalConstant(
      "atomic_unit_of_electric_dipole_mom", "atomic unit of electric dipole mom.",
      "8.4783536198e-30", unit: "C*m", uncertainty: "0.0000000013e-30"),
    PhysicalConstant(
      "atomic_unit_of_electric_field", "atomic unit of electric field", "5.14220675112e11",
      unit: "V*m^-1", uncertainty: "0.00000000080e11"),
    PhysicalConstant(
      "atomic_unit_of_electric_field_gradient", "atomic unit of electric field gradient",
      "9.7173624424e21", unit: "V*m^-2", uncertainty: "0.0000000030e21"),
    PhysicalConstant(
      "atomic_unit_of_electric_polarizability", "atomic unit of electric polarizability",
      "1.64877727212e-41", unit: "C^2*m^2*J^-1", uncertainty: "0.00000000051e-41"),
    PhysicalConstant(
      "atomic_unit_of_electric_potential", "atomic unit of electric potential", "27.211386245981",
      unit: "V", uncertainty: "0.000000000030"),
    PhysicalConstant(
      "atomic_unit_of_electric_quadrupole_mom", "atomic unit of electric quadrupole mom.",
      "4.4865515185e-40", unit: "C*m^2", uncertainty: "0.0000000014e-40"),
    PhysicalConstant(
      "atomic_unit_of_energy", "atomic unit of energy", "4.3597447222060e-18", unit: "J",
      uncertainty: "0.0000000000048e-18"),
    PhysicalConstant(
      "atomic_unit_of_force", "atomic unit of force", "8.2387235038e-8", unit: "N",
      uncertainty: "0.0000000013e-8"),
    PhysicalConstant(
      "atomic_unit_of_length", "atomic unit of length", "5.29177210544e-11", unit: "m",
      uncertainty: "0.00000000082e-11"),
    PhysicalConstant(
      "atomic_unit_of_mag_dipole_mom", "atomic unit of mag. dipole mom.", "1.85480201315e-23",
      unit: "J*T^-1", uncertainty: "0.00000000058e-23"),
    PhysicalConstant(
      "atomic_unit_of_mag_flux_density", "atomic unit of mag. flux density", "2.35051757077e5",
      unit: "T", uncertainty: "0.00000000073e5"),
    PhysicalConstant(
      "atomic_unit_of_magnetizability", "atomic unit of magnetizability", "7.8910365794e-29",
      unit: "J*T^-2", uncertainty: "0.0000000049e-29"),
    PhysicalConstant(
      "atomic_unit_of_mass", "atomic unit of mass", "9.1093837139e-31", unit: "kg",
      uncertainty: "0.0000000028e-31"),
    PhysicalConstant(
      "atomic_unit_of_momentum", "atomic unit of momentum", "1.99285191545e-24", unit: "kg*m*s^-1",
      uncertainty: "0.00000000031e-24"),
    PhysicalConstant(
      "atomic_unit_of_permittivity", "atomic unit of permittivity", "1.11265005620e-10",
      unit: "F*m^-1", uncertainty: "0.00000000017e-10"),
    PhysicalConstant(
      "atomic_unit_of_time", "atomic unit of time", "2.4188843265864e-17", unit: "s",
      uncertainty: "0.0000000000026e-17"),
    PhysicalConstant(
      "atomic_unit_of_velocity", "atomic unit of velocity", "2.18769126216e6", unit: "m*s^-1",
      uncertainty: "0.00000000034e6"),
    PhysicalConstant(
      "avogadro_constant", "Avogadro constant", "6.02214076e23", unit: "mol^-1", symbols: "N_A"),
    PhysicalConstant(
      "bohr_magneton", "Bohr magneton", "9.2740100657e-24", unit: "J*T^-1",
      uncertainty: "0.0000000029e-24", symbols: "mu_B"),
    PhysicalConstant(
      "bohr_magneton_in_ev_per_t", "Bohr magneton in eV/T", "5.7883817982e-5", unit: "eV*T^-1",
      uncertainty: "0.0000000018e-5"),
    PhysicalConstant(
      "bohr_magneton_in_hz_per_t", "Bohr magneton in Hz/T", "1.39962449171e10", unit: "Hz*T^-1",
      uncertainty: "0.00000000044e10"),
    PhysicalConstant(
      "bohr_magneton_in_inverse_meter_per_tesla", "Bohr magneton in inverse meter per tesla",
      "46.686447719", unit: "m^-1*T^-1", uncertainty: "0.000000015"),
    PhysicalConstant(
      "bohr_magneton_in_k_per_t", "Bohr magneton in K/T", "0.67171381472", unit: "K*T^-1",
      uncertainty: "0.00000000021"),
    PhysicalConstant(
      "bohr_radius", "Bohr radius", "5.29177210544e-11", unit: "m",
      uncertainty: "0.00000000082e-11", symbols: "a_0"),
    PhysicalConstant(
      "boltzmann_constant", "Boltzmann constant", "1.380649e-23", unit: "J*K^-1", symbols: "k_B"),
    PhysicalConstant(
      "boltzmann_constant_in_ev_per_k", "Boltzmann constant in eV/K", "8.617333262e-5",
      unit: "eV*K^-1", formula: "k/e"),
    PhysicalConstant(
      "boltzmann_constant_in_hz_per_k", "Boltzmann constant in Hz/K", "2.083661912e10",
      unit: "Hz*K^-1", formula: "k/h"),
    PhysicalConstant(
      "boltzmann_constant_in_inverse_meter_per_kelvin",
      "Boltzmann constant in inverse meter per kelvin", "69.50348004", unit: "m^-1*K^-1",
      formula: "k/(h*c)"),
    PhysicalConstant(
      "characteristic_impedance_of_vacuum", "characteristic impedance of vacuum", "376.730313412",
      unit: "ohm", uncertainty: "0.000000059", symbols: "Z_0"),
    PhysicalConstant(
      "classical_electron_radius", "classical electron radius", "2.8179403205e-15", unit: "m",
      uncertainty: "0.0000000013e-15", symbols: "r_e"),
    PhysicalConstant(
      "compton_wavelength", "Compton wavelength", "2.42631023538e-12", unit: "m",
      uncertainty: "0.00000000076e-12", symbols: "lambda_C"),
    PhysicalConstant(
      "conductance_quantum", "conductance quantum", "7.748091729e-5", unit: "S", symbols: "G_0",
      formula: "2*e^2/h"),
    PhysicalConstant(
      "conventional_value_of_ampere_90", "conventional value of ampere-90", "1.00000008887",
      unit: "A", formula: "483597.9e9*25812.807*e/2"),
    PhysicalConstant(
      "conventional_value_of_coulomb_90", "conventional value of coulomb-90", "1.00000008887",
      unit: "C", formula: "483597.9e9*25812.807*e/2"),
    PhysicalConstant(
      "conventional_value_of_farad_90", "conventional value of farad-90", "0.99999998220",
      unit: "F", formula: "25812.807*e^2/h"),
    PhysicalConstant(
      "conventional_value_of_henry_90", "conventional value of henry-90", "1.00000001779",
      unit: "H", formula: "h/(e^2*25812.807)"),
    PhysicalConstant(
      "conventional_value_of_josephson_constant", "conventional value of Josephson constant",
      "483597.9e9", unit: "Hz*V^-1"),
    PhysicalConstant(
      "conventional_value_of_ohm_90", "conventional value of ohm-90", "1.00000001779", unit: "ohm",
      formula: "h/(e^2*25812.807)"),
    PhysicalConstant(
      "conventional_value_of_volt_90", "conventional value of volt-90", "1.00000010666", unit: "V",
      formula: "483597.9e9*h/(2*e)"),
    PhysicalConstant(
      "conventional_value_of_von_klitzing_constant", "conventional value of von Klitzing constant",
      "25812.807", unit: "ohm"),
    PhysicalConstant(
      "conventional_value_of_watt_90", "conventional value of watt-90", "1.00000019553", unit: "W",
      formula: "483597.9e9^2*25812.807*h/4"),
    PhysicalConstant(
      "copper_x_unit", "Copper x unit", "1.00207697e-13", unit: "m", uncertainty: "0.00000028e-13"),
    PhysicalConstant(
      "deuteron_electron_mag_mom_ratio", "deuteron-electron mag. mom. ratio", "-4.664345550e-4",
      unit: "", uncertainty: "0.000000012e-4"),
    PhysicalConstant(
      "deuteron_electron_mass_ratio", "deuteron-electron mass ratio", "3670.482967655", unit: "",
      uncertainty: "0.000000063"),
    PhysicalConstant(
      "deuteron_g_factor", "deuteron g factor", "0.8574382335", unit: "",
      uncertainty: "0.0000000022"),
    PhysicalConstant(
      "deuteron_mag_mom", "deuteron mag. mom.", "4.330735087e-27", unit: "J*T^-1",
      uncertainty: "0.000000011e-27"),
    PhysicalConstant(
      "deuteron_mag_mom_to_bohr_magneton_ratio", "deuteron mag. mom. to Bohr magneton ratio",
      "4.669754568e-4", unit: "", uncertainty: "0.000000012e-4"),
    PhysicalConstant(
      "deuteron_mag_mom_to_nuclear_magneton_ratio", "deuteron mag. mom. to nuclear magneton ratio",
      "0.8574382335", unit: "", uncertainty: "0.0000000022"),
    PhysicalConstant(
      "deuteron_mass", "deuteron mass", "3.3435837768e-27", unit: "kg",
      uncertainty: "0.0000000010e-27", symbols: "m_d"),
    PhysicalConstant(
      "deuteron_mass_energy_equivalent", "deuteron mass energy equivalent", "3.00506323491e-10",
      unit: "J", uncertainty: "0.00000000094e-10"),
    PhysicalConstant(
      "deuteron_mass_energy_equivalent_in_mev", "deuteron mass energy equivalent in MeV",
      "1875.61294500", unit: "MeV", uncertainty: "0.00000058"),
    PhysicalConstant(
      "deuteron_mass_in_u", "deuteron mass in u", "2.013553212544", unit: "Da",
      uncertainty: "0.000000000015"),
    PhysicalConstant(
      "deuteron_molar_mass", "deuteron molar mass", "2.01355321466e-3", unit: "kg*mol^-1",
      uncertainty: "0.00000000063e-3"),
    PhysicalConstant(
      "deuteron_neutron_mag_mom_ratio", "deuteron-neutron mag. mom. ratio", "-0.44820652",
      unit: "", uncertainty: "0.00000011"),
    PhysicalConstant(
      "deuteron_proton_mag_mom_ratio", "deuteron-proton mag. mom. ratio", "0.30701220930",
      unit: "", uncertainty: "0.00000000079"),
    PhysicalConstant(
      "deuteron_proton_mass_ratio", "deuteron-proton mass ratio", "1.9990075012699", unit: "",
      uncertainty: "0.0000000000084"),
    PhysicalConstant(
      "deuteron_relative_atomic_mass", "deuteron relative atomic mass", "2.013553212544", unit: "",
      uncertainty: "0.000000000015"),
    PhysicalConstant(
      "deuteron_rms_charge_radius", "deuteron rms charge radius", "2.12778e-15", unit: "m",
      uncertainty: "0.00027e-15"),
  ]
}
