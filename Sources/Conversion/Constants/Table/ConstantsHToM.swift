// Written by make_codata.py from the list that NIST publishes.
extension PhysicalConstant {
  /// The constants of the CODATA adjustment of 2022 with names from H to M.
  static let fromHToM: [PhysicalConstant] = [
    PhysicalConstant(
      "hartree_atomic_mass_unit_relationship", "hartree-atomic mass unit relationship",
      "2.92126231797e-8", unit: "Da", uncertainty: "0.00000000091e-8"),
    PhysicalConstant(
      "hartree_electron_volt_relationship", "hartree-electron volt relationship",
      "27.211386245981", unit: "eV", uncertainty: "0.000000000030"),
    PhysicalConstant(
      "hartree_energy", "Hartree energy", "4.3597447222060e-18", unit: "J",
      uncertainty: "0.0000000000048e-18", symbols: "E_h"),
    PhysicalConstant(
      "hartree_energy_in_ev", "Hartree energy in eV", "27.211386245981", unit: "eV",
      uncertainty: "0.000000000030"),
    PhysicalConstant(
      "hartree_hertz_relationship", "hartree-hertz relationship", "6.5796839204999e15", unit: "Hz",
      uncertainty: "0.0000000000072e15"),
    PhysicalConstant(
      "hartree_inverse_meter_relationship", "hartree-inverse meter relationship",
      "2.1947463136314e7", unit: "m^-1", uncertainty: "0.0000000000024e7"),
    PhysicalConstant(
      "hartree_joule_relationship", "hartree-joule relationship", "4.3597447222060e-18", unit: "J",
      uncertainty: "0.0000000000048e-18"),
    PhysicalConstant(
      "hartree_kelvin_relationship", "hartree-kelvin relationship", "3.1577502480398e5", unit: "K",
      uncertainty: "0.0000000000034e5"),
    PhysicalConstant(
      "hartree_kilogram_relationship", "hartree-kilogram relationship", "4.8508702095419e-35",
      unit: "kg", uncertainty: "0.0000000000053e-35"),
    PhysicalConstant(
      "helion_electron_mass_ratio", "helion-electron mass ratio", "5495.88527984", unit: "",
      uncertainty: "0.00000016"),
    PhysicalConstant(
      "helion_g_factor", "helion g factor", "-4.2552506995", unit: "", uncertainty: "0.0000000034"),
    PhysicalConstant(
      "helion_mag_mom", "helion mag. mom.", "-1.07461755198e-26", unit: "J*T^-1",
      uncertainty: "0.00000000093e-26"),
    PhysicalConstant(
      "helion_mag_mom_to_bohr_magneton_ratio", "helion mag. mom. to Bohr magneton ratio",
      "-1.15874098083e-3", unit: "", uncertainty: "0.00000000094e-3"),
    PhysicalConstant(
      "helion_mag_mom_to_nuclear_magneton_ratio", "helion mag. mom. to nuclear magneton ratio",
      "-2.1276253498", unit: "", uncertainty: "0.0000000017"),
    PhysicalConstant(
      "helion_mass", "helion mass", "5.0064127862e-27", unit: "kg",
      uncertainty: "0.0000000016e-27", symbols: "m_helion"),
    PhysicalConstant(
      "helion_mass_energy_equivalent", "helion mass energy equivalent", "4.4995394185e-10",
      unit: "J", uncertainty: "0.0000000014e-10"),
    PhysicalConstant(
      "helion_mass_energy_equivalent_in_mev", "helion mass energy equivalent in MeV",
      "2808.39161112", unit: "MeV", uncertainty: "0.00000088"),
    PhysicalConstant(
      "helion_mass_in_u", "helion mass in u", "3.014932246932", unit: "Da",
      uncertainty: "0.000000000074"),
    PhysicalConstant(
      "helion_molar_mass", "helion molar mass", "3.01493225010e-3", unit: "kg*mol^-1",
      uncertainty: "0.00000000094e-3"),
    PhysicalConstant(
      "helion_proton_mass_ratio", "helion-proton mass ratio", "2.993152671552", unit: "",
      uncertainty: "0.000000000070"),
    PhysicalConstant(
      "helion_relative_atomic_mass", "helion relative atomic mass", "3.014932246932", unit: "",
      uncertainty: "0.000000000074"),
    PhysicalConstant(
      "helion_shielding_shift", "helion shielding shift", "5.9967029e-5", unit: "",
      uncertainty: "0.0000023e-5"),
    PhysicalConstant(
      "hertz_atomic_mass_unit_relationship", "hertz-atomic mass unit relationship",
      "4.4398216590e-24", unit: "Da", uncertainty: "0.0000000014e-24"),
    PhysicalConstant(
      "hertz_electron_volt_relationship", "hertz-electron volt relationship", "4.135667696e-15",
      unit: "eV", formula: "h/e"),
    PhysicalConstant(
      "hertz_hartree_relationship", "hertz-hartree relationship", "1.5198298460574e-16",
      unit: "E_h", uncertainty: "0.0000000000017e-16"),
    PhysicalConstant(
      "hertz_inverse_meter_relationship", "hertz-inverse meter relationship", "3.335640951e-9",
      unit: "m^-1", formula: "1/c"),
    PhysicalConstant(
      "hertz_joule_relationship", "hertz-joule relationship", "6.62607015e-34", unit: "J"),
    PhysicalConstant(
      "hertz_kelvin_relationship", "hertz-kelvin relationship", "4.799243073e-11", unit: "K",
      formula: "h/k"),
    PhysicalConstant(
      "hertz_kilogram_relationship", "hertz-kilogram relationship", "7.372497323e-51", unit: "kg",
      formula: "h/c^2"),
    PhysicalConstant(
      "hyperfine_transition_frequency_of_cs_133", "hyperfine transition frequency of Cs-133",
      "9192631770", unit: "Hz"),
    PhysicalConstant(
      "inverse_fine_structure_constant", "inverse fine-structure constant", "137.035999177",
      unit: "", uncertainty: "0.000000021"),
    PhysicalConstant(
      "inverse_meter_atomic_mass_unit_relationship", "inverse meter-atomic mass unit relationship",
      "1.33102504824e-15", unit: "Da", uncertainty: "0.00000000041e-15"),
    PhysicalConstant(
      "inverse_meter_electron_volt_relationship", "inverse meter-electron volt relationship",
      "1.239841984e-6", unit: "eV", formula: "h*c/e"),
    PhysicalConstant(
      "inverse_meter_hartree_relationship", "inverse meter-hartree relationship",
      "4.5563352529132e-8", unit: "E_h", uncertainty: "0.0000000000050e-8"),
    PhysicalConstant(
      "inverse_meter_hertz_relationship", "inverse meter-hertz relationship", "299792458",
      unit: "Hz"),
    PhysicalConstant(
      "inverse_meter_joule_relationship", "inverse meter-joule relationship", "1.986445857e-25",
      unit: "J", formula: "h*c"),
    PhysicalConstant(
      "inverse_meter_kelvin_relationship", "inverse meter-kelvin relationship", "1.438776877e-2",
      unit: "K", formula: "h*c/k"),
    PhysicalConstant(
      "inverse_meter_kilogram_relationship", "inverse meter-kilogram relationship",
      "2.210219094e-42", unit: "kg", formula: "h/c"),
    PhysicalConstant(
      "inverse_of_conductance_quantum", "inverse of conductance quantum", "12906.40372",
      unit: "ohm", formula: "h/(2*e^2)"),
    PhysicalConstant(
      "josephson_constant", "Josephson constant", "483597.8484e9", unit: "Hz*V^-1", symbols: "K_J",
      formula: "2*e/h"),
    PhysicalConstant(
      "joule_atomic_mass_unit_relationship", "joule-atomic mass unit relationship",
      "6.7005352471e9", unit: "Da", uncertainty: "0.0000000021e9"),
    PhysicalConstant(
      "joule_electron_volt_relationship", "joule-electron volt relationship", "6.241509074e18",
      unit: "eV", formula: "1/e"),
    PhysicalConstant(
      "joule_hartree_relationship", "joule-hartree relationship", "2.2937122783969e17",
      unit: "E_h", uncertainty: "0.0000000000025e17"),
    PhysicalConstant(
      "joule_hertz_relationship", "joule-hertz relationship", "1.509190179e33", unit: "Hz",
      formula: "1/h"),
    PhysicalConstant(
      "joule_inverse_meter_relationship", "joule-inverse meter relationship", "5.034116567e24",
      unit: "m^-1", formula: "1/(h*c)"),
    PhysicalConstant(
      "joule_kelvin_relationship", "joule-kelvin relationship", "7.242970516e22", unit: "K",
      formula: "1/k"),
    PhysicalConstant(
      "joule_kilogram_relationship", "joule-kilogram relationship", "1.112650056e-17", unit: "kg",
      formula: "1/c^2"),
    PhysicalConstant(
      "kelvin_atomic_mass_unit_relationship", "kelvin-atomic mass unit relationship",
      "9.2510872884e-14", unit: "Da", uncertainty: "0.0000000029e-14"),
    PhysicalConstant(
      "kelvin_electron_volt_relationship", "kelvin-electron volt relationship", "8.617333262e-5",
      unit: "eV", formula: "k/e"),
    PhysicalConstant(
      "kelvin_hartree_relationship", "kelvin-hartree relationship", "3.1668115634564e-6",
      unit: "E_h", uncertainty: "0.0000000000035e-6"),
    PhysicalConstant(
      "kelvin_hertz_relationship", "kelvin-hertz relationship", "2.083661912e10", unit: "Hz",
      formula: "k/h"),
    PhysicalConstant(
      "kelvin_inverse_meter_relationship", "kelvin-inverse meter relationship", "69.50348004",
      unit: "m^-1", formula: "k/(h*c)"),
    PhysicalConstant(
      "kelvin_joule_relationship", "kelvin-joule relationship", "1.380649e-23", unit: "J"),
    PhysicalConstant(
      "kelvin_kilogram_relationship", "kelvin-kilogram relationship", "1.536179187e-40",
      unit: "kg", formula: "k/c^2"),
    PhysicalConstant(
      "kilogram_atomic_mass_unit_relationship", "kilogram-atomic mass unit relationship",
      "6.0221407537e26", unit: "Da", uncertainty: "0.0000000019e26"),
    PhysicalConstant(
      "kilogram_electron_volt_relationship", "kilogram-electron volt relationship",
      "5.609588603e35", unit: "eV", formula: "c^2/e"),
    PhysicalConstant(
      "kilogram_hartree_relationship", "kilogram-hartree relationship", "2.0614857887415e34",
      unit: "E_h", uncertainty: "0.0000000000022e34"),
    PhysicalConstant(
      "kilogram_hertz_relationship", "kilogram-hertz relationship", "1.356392489e50", unit: "Hz",
      formula: "c^2/h"),
    PhysicalConstant(
      "kilogram_inverse_meter_relationship", "kilogram-inverse meter relationship",
      "4.524438335e41", unit: "m^-1", formula: "c/h"),
    PhysicalConstant(
      "kilogram_joule_relationship", "kilogram-joule relationship", "8.987551787e16", unit: "J",
      formula: "c^2"),
    PhysicalConstant(
      "kilogram_kelvin_relationship", "kilogram-kelvin relationship", "6.509657260e39", unit: "K",
      formula: "c^2/k"),
    PhysicalConstant(
      "lattice_parameter_of_silicon", "lattice parameter of silicon", "5.431020511e-10", unit: "m",
      uncertainty: "0.000000089e-10"),
    PhysicalConstant(
      "lattice_spacing_of_ideal_si_220", "lattice spacing of ideal Si (220)", "1.920155716e-10",
      unit: "m", uncertainty: "0.000000032e-10"),
    PhysicalConstant(
      "loschmidt_constant_273_15_k_100_kpa", "Loschmidt constant (273.15 K, 100 kPa)",
      "2.651645804e25", unit: "m^-3", formula: "100000/(273.15*k)"),
    PhysicalConstant(
      "loschmidt_constant_273_15_k_101_325_kpa", "Loschmidt constant (273.15 K, 101.325 kPa)",
      "2.686780111e25", unit: "m^-3", formula: "101325/(273.15*k)"),
    PhysicalConstant(
      "luminous_efficacy", "luminous efficacy", "683", unit: "lm*W^-1", symbols: "K_cd"),
    PhysicalConstant(
      "mag_flux_quantum", "mag. flux quantum", "2.067833848e-15", unit: "Wb", symbols: "Phi_0",
      formula: "h/(2*e)"),
    PhysicalConstant(
      "molar_gas_constant", "molar gas constant", "8.314462618", unit: "J*mol^-1*K^-1",
      symbols: "R_gas", formula: "N_A*k"),
    PhysicalConstant(
      "molar_mass_constant", "molar mass constant", "1.00000000105e-3", unit: "kg*mol^-1",
      uncertainty: "0.00000000031e-3", symbols: "M_u"),
    PhysicalConstant(
      "molar_mass_of_carbon_12", "molar mass of carbon-12", "12.0000000126e-3", unit: "kg*mol^-1",
      uncertainty: "0.0000000037e-3"),
    PhysicalConstant(
      "molar_planck_constant", "molar Planck constant", "3.990312712e-10", unit: "J*Hz^-1*mol^-1",
      formula: "N_A*h"),
    PhysicalConstant(
      "molar_volume_of_ideal_gas_273_15_k_100_kpa",
      "molar volume of ideal gas (273.15 K, 100 kPa)", "22.71095464e-3", unit: "m^3*mol^-1",
      formula: "N_A*k*273.15/100000"),
    PhysicalConstant(
      "molar_volume_of_ideal_gas_273_15_k_101_325_kpa",
      "molar volume of ideal gas (273.15 K, 101.325 kPa)", "22.41396954e-3", unit: "m^3*mol^-1",
      formula: "N_A*k*273.15/101325"),
    PhysicalConstant(
      "molar_volume_of_silicon", "molar volume of silicon", "1.205883199e-5", unit: "m^3*mol^-1",
      uncertainty: "0.000000060e-5"),
    PhysicalConstant(
      "molybdenum_x_unit", "Molybdenum x unit", "1.00209952e-13", unit: "m",
      uncertainty: "0.00000053e-13"),
    PhysicalConstant(
      "muon_compton_wavelength", "muon Compton wavelength", "1.173444110e-14", unit: "m",
      uncertainty: "0.000000026e-14"),
    PhysicalConstant(
      "muon_electron_mass_ratio", "muon-electron mass ratio", "206.7682827", unit: "",
      uncertainty: "0.0000046"),
    PhysicalConstant(
      "muon_g_factor", "muon g factor", "-2.00233184123", unit: "", uncertainty: "0.00000000082"),
    PhysicalConstant(
      "muon_mag_mom", "muon mag. mom.", "-4.49044830e-26", unit: "J*T^-1",
      uncertainty: "0.00000010e-26"),
    PhysicalConstant(
      "muon_mag_mom_anomaly", "muon mag. mom. anomaly", "1.16592062e-3", unit: "",
      uncertainty: "0.00000041e-3"),
    PhysicalConstant(
      "muon_mag_mom_to_bohr_magneton_ratio", "muon mag. mom. to Bohr magneton ratio",
      "-4.84197048e-3", unit: "", uncertainty: "0.00000011e-3"),
    PhysicalConstant(
      "muon_mag_mom_to_nuclear_magneton_ratio", "muon mag. mom. to nuclear magneton ratio",
      "-8.89059704", unit: "", uncertainty: "0.00000020"),
    PhysicalConstant(
      "muon_mass", "muon mass", "1.883531627e-28", unit: "kg", uncertainty: "0.000000042e-28",
      symbols: "m_mu"),
    PhysicalConstant(
      "muon_mass_energy_equivalent", "muon mass energy equivalent", "1.692833804e-11", unit: "J",
      uncertainty: "0.000000038e-11"),
    PhysicalConstant(
      "muon_mass_energy_equivalent_in_mev", "muon mass energy equivalent in MeV", "105.6583755",
      unit: "MeV", uncertainty: "0.0000023"),
    PhysicalConstant(
      "muon_mass_in_u", "muon mass in u", "0.1134289257", unit: "Da", uncertainty: "0.0000000025"),
    PhysicalConstant(
      "muon_molar_mass", "muon molar mass", "1.134289258e-4", unit: "kg*mol^-1",
      uncertainty: "0.000000025e-4"),
    PhysicalConstant(
      "muon_neutron_mass_ratio", "muon-neutron mass ratio", "0.1124545168", unit: "",
      uncertainty: "0.0000000025"),
    PhysicalConstant(
      "muon_proton_mag_mom_ratio", "muon-proton mag. mom. ratio", "-3.183345146", unit: "",
      uncertainty: "0.000000071"),
    PhysicalConstant(
      "muon_proton_mass_ratio", "muon-proton mass ratio", "0.1126095262", unit: "",
      uncertainty: "0.0000000025"),
    PhysicalConstant(
      "muon_tau_mass_ratio", "muon-tau mass ratio", "5.94635e-2", unit: "",
      uncertainty: "0.00040e-2"),
  ]
}
