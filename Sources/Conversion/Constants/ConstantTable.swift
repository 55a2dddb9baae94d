// Written by make_codata.py from the list that NIST publishes.
extension PhysicalConstant {
  /// The constants of the CODATA adjustment of 2022, one a line: name, title, digits, uncertainty, unit, symbols, formula.
  static let table = """
    alpha_particle_electron_mass_ratio|alpha particle-electron mass ratio|7294.29954171|0.00000017|||
    alpha_particle_mass|alpha particle mass|6.6446573450e-27|0.0000000021e-27|kg|m_alpha|
    alpha_particle_mass_energy_equivalent|alpha particle mass energy equivalent|5.9719201997e-10|0.0000000019e-10|J||
    alpha_particle_mass_energy_equivalent_in_mev|alpha particle mass energy equivalent in MeV|3727.3794118|0.0000012|MeV||
    alpha_particle_mass_in_u|alpha particle mass in u|4.001506179129|0.000000000062|Da||
    alpha_particle_molar_mass|alpha particle molar mass|4.0015061833e-3|0.0000000012e-3|kg*mol^-1||
    alpha_particle_proton_mass_ratio|alpha particle-proton mass ratio|3.972599690252|0.000000000070|||
    alpha_particle_relative_atomic_mass|alpha particle relative atomic mass|4.001506179129|0.000000000062|||
    alpha_particle_rms_charge_radius|alpha particle rms charge radius|1.6785e-15|0.0021e-15|m||
    angstrom_star|Angstrom star|1.00001495e-10|0.00000090e-10|m||
    atomic_mass_constant|atomic mass constant|1.66053906892e-27|0.00000000052e-27|kg|m_u|
    atomic_mass_constant_energy_equivalent|atomic mass constant energy equivalent|1.49241808768e-10|0.00000000046e-10|J||
    atomic_mass_constant_energy_equivalent_in_mev|atomic mass constant energy equivalent in MeV|931.49410372|0.00000029|MeV||
    atomic_mass_unit_electron_volt_relationship|atomic mass unit-electron volt relationship|9.3149410372e8|0.0000000029e8|eV||
    atomic_mass_unit_hartree_relationship|atomic mass unit-hartree relationship|3.4231776922e7|0.0000000011e7|E_h||
    atomic_mass_unit_hertz_relationship|atomic mass unit-hertz relationship|2.25234272185e23|0.00000000070e23|Hz||
    atomic_mass_unit_inverse_meter_relationship|atomic mass unit-inverse meter relationship|7.5130066209e14|0.0000000023e14|m^-1||
    atomic_mass_unit_joule_relationship|atomic mass unit-joule relationship|1.49241808768e-10|0.00000000046e-10|J||
    atomic_mass_unit_kelvin_relationship|atomic mass unit-kelvin relationship|1.08095402067e13|0.00000000034e13|K||
    atomic_mass_unit_kilogram_relationship|atomic mass unit-kilogram relationship|1.66053906892e-27|0.00000000052e-27|kg||
    atomic_unit_of_1st_hyperpolarizability|atomic unit of 1st hyperpolarizability|3.2063612996e-53|0.0000000015e-53|C^3*m^3*J^-2||
    atomic_unit_of_2nd_hyperpolarizability|atomic unit of 2nd hyperpolarizability|6.2353799735e-65|0.0000000039e-65|C^4*m^4*J^-3||
    atomic_unit_of_action|atomic unit of action|1.054571817e-34||J*s||h/(2*pi)
    atomic_unit_of_charge|atomic unit of charge|1.602176634e-19||C||
    atomic_unit_of_charge_density|atomic unit of charge density|1.08120238677e12|0.00000000051e12|C*m^-3||
    atomic_unit_of_current|atomic unit of current|6.6236182375082e-3|0.0000000000072e-3|A||
    atomic_unit_of_electric_dipole_mom|atomic unit of electric dipole mom.|8.4783536198e-30|0.0000000013e-30|C*m||
    atomic_unit_of_electric_field|atomic unit of electric field|5.14220675112e11|0.00000000080e11|V*m^-1||
    atomic_unit_of_electric_field_gradient|atomic unit of electric field gradient|9.7173624424e21|0.0000000030e21|V*m^-2||
    atomic_unit_of_electric_polarizability|atomic unit of electric polarizability|1.64877727212e-41|0.00000000051e-41|C^2*m^2*J^-1||
    atomic_unit_of_electric_potential|atomic unit of electric potential|27.211386245981|0.000000000030|V||
    atomic_unit_of_electric_quadrupole_mom|atomic unit of electric quadrupole mom.|4.4865515185e-40|0.0000000014e-40|C*m^2||
    atomic_unit_of_energy|atomic unit of energy|4.3597447222060e-18|0.0000000000048e-18|J||
    atomic_unit_of_force|atomic unit of force|8.2387235038e-8|0.0000000013e-8|N||
    atomic_unit_of_length|atomic unit of length|5.29177210544e-11|0.00000000082e-11|m||
    atomic_unit_of_mag_dipole_mom|atomic unit of mag. dipole mom.|1.85480201315e-23|0.00000000058e-23|J*T^-1||
    atomic_unit_of_mag_flux_density|atomic unit of mag. flux density|2.35051757077e5|0.00000000073e5|T||
    atomic_unit_of_magnetizability|atomic unit of magnetizability|7.8910365794e-29|0.0000000049e-29|J*T^-2||
    atomic_unit_of_mass|atomic unit of mass|9.1093837139e-31|0.0000000028e-31|kg||
    atomic_unit_of_momentum|atomic unit of momentum|1.99285191545e-24|0.00000000031e-24|kg*m*s^-1||
    atomic_unit_of_permittivity|atomic unit of permittivity|1.11265005620e-10|0.00000000017e-10|F*m^-1||
    atomic_unit_of_time|atomic unit of time|2.4188843265864e-17|0.0000000000026e-17|s||
    atomic_unit_of_velocity|atomic unit of velocity|2.18769126216e6|0.00000000034e6|m*s^-1||
    avogadro_constant|Avogadro constant|6.02214076e23||mol^-1|N_A|
    bohr_magneton|Bohr magneton|9.2740100657e-24|0.0000000029e-24|J*T^-1|mu_B|
    bohr_magneton_in_ev_per_t|Bohr magneton in eV/T|5.7883817982e-5|0.0000000018e-5|eV*T^-1||
    bohr_magneton_in_hz_per_t|Bohr magneton in Hz/T|1.39962449171e10|0.00000000044e10|Hz*T^-1||
    bohr_magneton_in_inverse_meter_per_tesla|Bohr magneton in inverse meter per tesla|46.686447719|0.000000015|m^-1*T^-1||
    bohr_magneton_in_k_per_t|Bohr magneton in K/T|0.67171381472|0.00000000021|K*T^-1||
    bohr_radius|Bohr radius|5.29177210544e-11|0.00000000082e-11|m|a_0|
    boltzmann_constant|Boltzmann constant|1.380649e-23||J*K^-1|k_B|
    boltzmann_constant_in_ev_per_k|Boltzmann constant in eV/K|8.617333262e-5||eV*K^-1||k/e
    boltzmann_constant_in_hz_per_k|Boltzmann constant in Hz/K|2.083661912e10||Hz*K^-1||k/h
    boltzmann_constant_in_inverse_meter_per_kelvin|Boltzmann constant in inverse meter per kelvin|69.50348004||m^-1*K^-1||k/(h*c)
    characteristic_impedance_of_vacuum|characteristic impedance of vacuum|376.730313412|0.000000059|ohm|Z_0|
    classical_electron_radius|classical electron radius|2.8179403205e-15|0.0000000013e-15|m|r_e|
    compton_wavelength|Compton wavelength|2.42631023538e-12|0.00000000076e-12|m|lambda_C|
    conductance_quantum|conductance quantum|7.748091729e-5||S|G_0|2*e^2/h
    conventional_value_of_ampere_90|conventional value of ampere-90|1.00000008887||A||483597.9e9*25812.807*e/2
    conventional_value_of_coulomb_90|conventional value of coulomb-90|1.00000008887||C||483597.9e9*25812.807*e/2
    conventional_value_of_farad_90|conventional value of farad-90|0.99999998220||F||25812.807*e^2/h
    conventional_value_of_henry_90|conventional value of henry-90|1.00000001779||H||h/(e^2*25812.807)
    conventional_value_of_josephson_constant|conventional value of Josephson constant|483597.9e9||Hz*V^-1||
    conventional_value_of_ohm_90|conventional value of ohm-90|1.00000001779||ohm||h/(e^2*25812.807)
    conventional_value_of_volt_90|conventional value of volt-90|1.00000010666||V||483597.9e9*h/(2*e)
    conventional_value_of_von_klitzing_constant|conventional value of von Klitzing constant|25812.807||ohm||
    conventional_value_of_watt_90|conventional value of watt-90|1.00000019553||W||483597.9e9^2*25812.807*h/4
    copper_x_unit|Copper x unit|1.00207697e-13|0.00000028e-13|m||
    deuteron_electron_mag_mom_ratio|deuteron-electron mag. mom. ratio|-4.664345550e-4|0.000000012e-4|||
    deuteron_electron_mass_ratio|deuteron-electron mass ratio|3670.482967655|0.000000063|||
    deuteron_g_factor|deuteron g factor|0.8574382335|0.0000000022|||
    deuteron_mag_mom|deuteron mag. mom.|4.330735087e-27|0.000000011e-27|J*T^-1||
    deuteron_mag_mom_to_bohr_magneton_ratio|deuteron mag. mom. to Bohr magneton ratio|4.669754568e-4|0.000000012e-4|||
    deuteron_mag_mom_to_nuclear_magneton_ratio|deuteron mag. mom. to nuclear magneton ratio|0.8574382335|0.0000000022|||
    deuteron_mass|deuteron mass|3.3435837768e-27|0.0000000010e-27|kg|m_d|
    deuteron_mass_energy_equivalent|deuteron mass energy equivalent|3.00506323491e-10|0.00000000094e-10|J||
    deuteron_mass_energy_equivalent_in_mev|deuteron mass energy equivalent in MeV|1875.61294500|0.00000058|MeV||
    deuteron_mass_in_u|deuteron mass in u|2.013553212544|0.000000000015|Da||
    deuteron_molar_mass|deuteron molar mass|2.01355321466e-3|0.00000000063e-3|kg*mol^-1||
    deuteron_neutron_mag_mom_ratio|deuteron-neutron mag. mom. ratio|-0.44820652|0.00000011|||
    deuteron_proton_mag_mom_ratio|deuteron-proton mag. mom. ratio|0.30701220930|0.00000000079|||
    deuteron_proton_mass_ratio|deuteron-proton mass ratio|1.9990075012699|0.0000000000084|||
    deuteron_relative_atomic_mass|deuteron relative atomic mass|2.013553212544|0.000000000015|||
    deuteron_rms_charge_radius|deuteron rms charge radius|2.12778e-15|0.00027e-15|m||
    electron_charge_to_mass_quotient|electron charge to mass quotient|-1.75882000838e11|0.00000000055e11|C*kg^-1||
    electron_deuteron_mag_mom_ratio|electron-deuteron mag. mom. ratio|-2143.9234921|0.0000056|||
    electron_deuteron_mass_ratio|electron-deuteron mass ratio|2.724437107629e-4|0.000000000047e-4|||
    electron_g_factor|electron g factor|-2.00231930436092|0.00000000000036||g_e|
    electron_gyromag_ratio|electron gyromag. ratio|1.76085962784e11|0.00000000055e11|s^-1*T^-1||
    electron_gyromag_ratio_in_mhz_per_t|electron gyromag. ratio in MHz/T|28024.9513861|0.0000087|MHz*T^-1||
    electron_helion_mass_ratio|electron-helion mass ratio|1.819543074649e-4|0.000000000053e-4|||
    electron_mag_mom|electron mag. mom.|-9.2847646917e-24|0.0000000029e-24|J*T^-1||
    electron_mag_mom_anomaly|electron mag. mom. anomaly|1.15965218046e-3|0.00000000018e-3|||
    electron_mag_mom_to_bohr_magneton_ratio|electron mag. mom. to Bohr magneton ratio|-1.00115965218046|0.00000000000018|||
    electron_mag_mom_to_nuclear_magneton_ratio|electron mag. mom. to nuclear magneton ratio|-1838.281971877|0.000000032|||
    electron_mass|electron mass|9.1093837139e-31|0.0000000028e-31|kg|m_e|
    electron_mass_energy_equivalent|electron mass energy equivalent|8.1871057880e-14|0.0000000026e-14|J||
    electron_mass_energy_equivalent_in_mev|electron mass energy equivalent in MeV|0.51099895069|0.00000000016|MeV||
    electron_mass_in_u|electron mass in u|5.485799090441e-4|0.000000000097e-4|Da||
    electron_molar_mass|electron molar mass|5.4857990962e-7|0.0000000017e-7|kg*mol^-1||
    electron_muon_mag_mom_ratio|electron-muon mag. mom. ratio|206.7669881|0.0000046|||
    electron_muon_mass_ratio|electron-muon mass ratio|4.83633170e-3|0.00000011e-3|||
    electron_neutron_mag_mom_ratio|electron-neutron mag. mom. ratio|960.92048|0.00023|||
    electron_neutron_mass_ratio|electron-neutron mass ratio|5.4386734416e-4|0.0000000022e-4|||
    electron_proton_mag_mom_ratio|electron-proton mag. mom. ratio|-658.21068789|0.00000019|||
    electron_proton_mass_ratio|electron-proton mass ratio|5.446170214889e-4|0.000000000094e-4|||
    electron_relative_atomic_mass|electron relative atomic mass|5.485799090441e-4|0.000000000097e-4|||
    electron_tau_mass_ratio|electron-tau mass ratio|2.87585e-4|0.00019e-4|||
    electron_to_alpha_particle_mass_ratio|electron to alpha particle mass ratio|1.370933554733e-4|0.000000000032e-4|||
    electron_to_shielded_helion_mag_mom_ratio|electron to shielded helion mag. mom. ratio|864.05823986|0.00000070|||
    electron_to_shielded_proton_mag_mom_ratio|electron to shielded proton mag. mom. ratio|-658.2275856|0.0000027|||
    electron_triton_mass_ratio|electron-triton mass ratio|1.819200062327e-4|0.000000000068e-4|||
    electron_volt|electron volt|1.602176634e-19||J||
    electron_volt_atomic_mass_unit_relationship|electron volt-atomic mass unit relationship|1.07354410083e-9|0.00000000033e-9|Da||
    electron_volt_hartree_relationship|electron volt-hartree relationship|3.6749322175665e-2|0.0000000000040e-2|E_h||
    electron_volt_hertz_relationship|electron volt-hertz relationship|2.417989242e14||Hz||e/h
    electron_volt_inverse_meter_relationship|electron volt-inverse meter relationship|8.065543937e5||m^-1||e/(h*c)
    electron_volt_joule_relationship|electron volt-joule relationship|1.602176634e-19||J||
    electron_volt_kelvin_relationship|electron volt-kelvin relationship|1.160451812e4||K||e/k
    electron_volt_kilogram_relationship|electron volt-kilogram relationship|1.782661921e-36||kg||e/c^2
    elementary_charge|elementary charge|1.602176634e-19||C|e_charge|
    elementary_charge_over_hbar|elementary charge over h-bar|1.519267447e15||A*J^-1||2*pi*e/h
    faraday_constant|Faraday constant|96485.33212||C*mol^-1|F_faraday|e*N_A
    fermi_coupling_constant|Fermi coupling constant|1.1663787e-5|0.0000006e-5|GeV^-2|G_F|
    fine_structure_constant|fine-structure constant|7.2973525643e-3|0.0000000011e-3||alpha_em|
    first_radiation_constant|first radiation constant|3.741771852e-16||W*m^2|c_1|2*pi*h*c^2
    first_radiation_constant_for_spectral_radiance|first radiation constant for spectral radiance|1.191042972e-16||W*m^2*sr^-1||2*h*c^2
    hartree_atomic_mass_unit_relationship|hartree-atomic mass unit relationship|2.92126231797e-8|0.00000000091e-8|Da||
    hartree_electron_volt_relationship|hartree-electron volt relationship|27.211386245981|0.000000000030|eV||
    hartree_energy|Hartree energy|4.3597447222060e-18|0.0000000000048e-18|J|E_h|
    hartree_energy_in_ev|Hartree energy in eV|27.211386245981|0.000000000030|eV||
    hartree_hertz_relationship|hartree-hertz relationship|6.5796839204999e15|0.0000000000072e15|Hz||
    hartree_inverse_meter_relationship|hartree-inverse meter relationship|2.1947463136314e7|0.0000000000024e7|m^-1||
    hartree_joule_relationship|hartree-joule relationship|4.3597447222060e-18|0.0000000000048e-18|J||
    hartree_kelvin_relationship|hartree-kelvin relationship|3.1577502480398e5|0.0000000000034e5|K||
    hartree_kilogram_relationship|hartree-kilogram relationship|4.8508702095419e-35|0.0000000000053e-35|kg||
    helion_electron_mass_ratio|helion-electron mass ratio|5495.88527984|0.00000016|||
    helion_g_factor|helion g factor|-4.2552506995|0.0000000034|||
    helion_mag_mom|helion mag. mom.|-1.07461755198e-26|0.00000000093e-26|J*T^-1||
    helion_mag_mom_to_bohr_magneton_ratio|helion mag. mom. to Bohr magneton ratio|-1.15874098083e-3|0.00000000094e-3|||
    helion_mag_mom_to_nuclear_magneton_ratio|helion mag. mom. to nuclear magneton ratio|-2.1276253498|0.0000000017|||
    helion_mass|helion mass|5.0064127862e-27|0.0000000016e-27|kg|m_helion|
    helion_mass_energy_equivalent|helion mass energy equivalent|4.4995394185e-10|0.0000000014e-10|J||
    helion_mass_energy_equivalent_in_mev|helion mass energy equivalent in MeV|2808.39161112|0.00000088|MeV||
    helion_mass_in_u|helion mass in u|3.014932246932|0.000000000074|Da||
    helion_molar_mass|helion molar mass|3.01493225010e-3|0.00000000094e-3|kg*mol^-1||
    helion_proton_mass_ratio|helion-proton mass ratio|2.993152671552|0.000000000070|||
    helion_relative_atomic_mass|helion relative atomic mass|3.014932246932|0.000000000074|||
    helion_shielding_shift|helion shielding shift|5.9967029e-5|0.0000023e-5|||
    hertz_atomic_mass_unit_relationship|hertz-atomic mass unit relationship|4.4398216590e-24|0.0000000014e-24|Da||
    hertz_electron_volt_relationship|hertz-electron volt relationship|4.135667696e-15||eV||h/e
    hertz_hartree_relationship|hertz-hartree relationship|1.5198298460574e-16|0.0000000000017e-16|E_h||
    hertz_inverse_meter_relationship|hertz-inverse meter relationship|3.335640951e-9||m^-1||1/c
    hertz_joule_relationship|hertz-joule relationship|6.62607015e-34||J||
    hertz_kelvin_relationship|hertz-kelvin relationship|4.799243073e-11||K||h/k
    hertz_kilogram_relationship|hertz-kilogram relationship|7.372497323e-51||kg||h/c^2
    hyperfine_transition_frequency_of_cs_133|hyperfine transition frequency of Cs-133|9192631770||Hz||
    inverse_fine_structure_constant|inverse fine-structure constant|137.035999177|0.000000021|||
    inverse_meter_atomic_mass_unit_relationship|inverse meter-atomic mass unit relationship|1.33102504824e-15|0.00000000041e-15|Da||
    inverse_meter_electron_volt_relationship|inverse meter-electron volt relationship|1.239841984e-6||eV||h*c/e
    inverse_meter_hartree_relationship|inverse meter-hartree relationship|4.5563352529132e-8|0.0000000000050e-8|E_h||
    inverse_meter_hertz_relationship|inverse meter-hertz relationship|299792458||Hz||
    inverse_meter_joule_relationship|inverse meter-joule relationship|1.986445857e-25||J||h*c
    inverse_meter_kelvin_relationship|inverse meter-kelvin relationship|1.438776877e-2||K||h*c/k
    inverse_meter_kilogram_relationship|inverse meter-kilogram relationship|2.210219094e-42||kg||h/c
    inverse_of_conductance_quantum|inverse of conductance quantum|12906.40372||ohm||h/(2*e^2)
    josephson_constant|Josephson constant|483597.8484e9||Hz*V^-1|K_J|2*e/h
    joule_atomic_mass_unit_relationship|joule-atomic mass unit relationship|6.7005352471e9|0.0000000021e9|Da||
    joule_electron_volt_relationship|joule-electron volt relationship|6.241509074e18||eV||1/e
    joule_hartree_relationship|joule-hartree relationship|2.2937122783969e17|0.0000000000025e17|E_h||
    joule_hertz_relationship|joule-hertz relationship|1.509190179e33||Hz||1/h
    joule_inverse_meter_relationship|joule-inverse meter relationship|5.034116567e24||m^-1||1/(h*c)
    joule_kelvin_relationship|joule-kelvin relationship|7.242970516e22||K||1/k
    joule_kilogram_relationship|joule-kilogram relationship|1.112650056e-17||kg||1/c^2
    kelvin_atomic_mass_unit_relationship|kelvin-atomic mass unit relationship|9.2510872884e-14|0.0000000029e-14|Da||
    kelvin_electron_volt_relationship|kelvin-electron volt relationship|8.617333262e-5||eV||k/e
    kelvin_hartree_relationship|kelvin-hartree relationship|3.1668115634564e-6|0.0000000000035e-6|E_h||
    kelvin_hertz_relationship|kelvin-hertz relationship|2.083661912e10||Hz||k/h
    kelvin_inverse_meter_relationship|kelvin-inverse meter relationship|69.50348004||m^-1||k/(h*c)
    kelvin_joule_relationship|kelvin-joule relationship|1.380649e-23||J||
    kelvin_kilogram_relationship|kelvin-kilogram relationship|1.536179187e-40||kg||k/c^2
    kilogram_atomic_mass_unit_relationship|kilogram-atomic mass unit relationship|6.0221407537e26|0.0000000019e26|Da||
    kilogram_electron_volt_relationship|kilogram-electron volt relationship|5.609588603e35||eV||c^2/e
    kilogram_hartree_relationship|kilogram-hartree relationship|2.0614857887415e34|0.0000000000022e34|E_h||
    kilogram_hertz_relationship|kilogram-hertz relationship|1.356392489e50||Hz||c^2/h
    kilogram_inverse_meter_relationship|kilogram-inverse meter relationship|4.524438335e41||m^-1||c/h
    kilogram_joule_relationship|kilogram-joule relationship|8.987551787e16||J||c^2
    kilogram_kelvin_relationship|kilogram-kelvin relationship|6.509657260e39||K||c^2/k
    lattice_parameter_of_silicon|lattice parameter of silicon|5.431020511e-10|0.000000089e-10|m||
    lattice_spacing_of_ideal_si_220|lattice spacing of ideal Si (220)|1.920155716e-10|0.000000032e-10|m||
    loschmidt_constant_273_15_k_100_kpa|Loschmidt constant (273.15 K, 100 kPa)|2.651645804e25||m^-3||100000/(273.15*k)
    loschmidt_constant_273_15_k_101_325_kpa|Loschmidt constant (273.15 K, 101.325 kPa)|2.686780111e25||m^-3||101325/(273.15*k)
    luminous_efficacy|luminous efficacy|683||lm*W^-1|K_cd|
    mag_flux_quantum|mag. flux quantum|2.067833848e-15||Wb|Phi_0|h/(2*e)
    molar_gas_constant|molar gas constant|8.314462618||J*mol^-1*K^-1|R_gas|N_A*k
    molar_mass_constant|molar mass constant|1.00000000105e-3|0.00000000031e-3|kg*mol^-1|M_u|
    molar_mass_of_carbon_12|molar mass of carbon-12|12.0000000126e-3|0.0000000037e-3|kg*mol^-1||
    molar_planck_constant|molar Planck constant|3.990312712e-10||J*Hz^-1*mol^-1||N_A*h
    molar_volume_of_ideal_gas_273_15_k_100_kpa|molar volume of ideal gas (273.15 K, 100 kPa)|22.71095464e-3||m^3*mol^-1||N_A*k*273.15/100000
    molar_volume_of_ideal_gas_273_15_k_101_325_kpa|molar volume of ideal gas (273.15 K, 101.325 kPa)|22.41396954e-3||m^3*mol^-1||N_A*k*273.15/101325
    molar_volume_of_silicon|molar volume of silicon|1.205883199e-5|0.000000060e-5|m^3*mol^-1||
    molybdenum_x_unit|Molybdenum x unit|1.00209952e-13|0.00000053e-13|m||
    muon_compton_wavelength|muon Compton wavelength|1.173444110e-14|0.000000026e-14|m||
    muon_electron_mass_ratio|muon-electron mass ratio|206.7682827|0.0000046|||
    muon_g_factor|muon g factor|-2.00233184123|0.00000000082|||
    muon_mag_mom|muon mag. mom.|-4.49044830e-26|0.00000010e-26|J*T^-1||
    muon_mag_mom_anomaly|muon mag. mom. anomaly|1.16592062e-3|0.00000041e-3|||
    muon_mag_mom_to_bohr_magneton_ratio|muon mag. mom. to Bohr magneton ratio|-4.84197048e-3|0.00000011e-3|||
    muon_mag_mom_to_nuclear_magneton_ratio|muon mag. mom. to nuclear magneton ratio|-8.89059704|0.00000020|||
    muon_mass|muon mass|1.883531627e-28|0.000000042e-28|kg|m_mu|
    muon_mass_energy_equivalent|muon mass energy equivalent|1.692833804e-11|0.000000038e-11|J||
    muon_mass_energy_equivalent_in_mev|muon mass energy equivalent in MeV|105.6583755|0.0000023|MeV||
    muon_mass_in_u|muon mass in u|0.1134289257|0.0000000025|Da||
    muon_molar_mass|muon molar mass|1.134289258e-4|0.000000025e-4|kg*mol^-1||
    muon_neutron_mass_ratio|muon-neutron mass ratio|0.1124545168|0.0000000025|||
    muon_proton_mag_mom_ratio|muon-proton mag. mom. ratio|-3.183345146|0.000000071|||
    muon_proton_mass_ratio|muon-proton mass ratio|0.1126095262|0.0000000025|||
    muon_tau_mass_ratio|muon-tau mass ratio|5.94635e-2|0.00040e-2|||
    natural_unit_of_action|natural unit of action|1.054571817e-34||J*s||h/(2*pi)
    natural_unit_of_action_in_ev_s|natural unit of action in eV s|6.582119569e-16||eV*s||h/(2*pi*e)
    natural_unit_of_energy|natural unit of energy|8.1871057880e-14|0.0000000026e-14|J||
    natural_unit_of_energy_in_mev|natural unit of energy in MeV|0.51099895069|0.00000000016|MeV||
    natural_unit_of_length|natural unit of length|3.8615926744e-13|0.0000000012e-13|m||
    natural_unit_of_mass|natural unit of mass|9.1093837139e-31|0.0000000028e-31|kg||
    natural_unit_of_momentum|natural unit of momentum|2.73092453446e-22|0.00000000085e-22|kg*m*s^-1||
    natural_unit_of_momentum_in_mev_per_c|natural unit of momentum in MeV/c|0.51099895069|0.00000000016|MeV/c||
    natural_unit_of_time|natural unit of time|1.28808866644e-21|0.00000000040e-21|s||
    natural_unit_of_velocity|natural unit of velocity|299792458||m*s^-1||
    neutron_compton_wavelength|neutron Compton wavelength|1.31959090382e-15|0.00000000067e-15|m||
    neutron_electron_mag_mom_ratio|neutron-electron mag. mom. ratio|1.04066884e-3|0.00000024e-3|||
    neutron_electron_mass_ratio|neutron-electron mass ratio|1838.68366200|0.00000074|||
    neutron_g_factor|neutron g factor|-3.82608552|0.00000090|||
    neutron_gyromag_ratio|neutron gyromag. ratio|1.83247174e8|0.00000043e8|s^-1*T^-1||
    neutron_gyromag_ratio_in_mhz_per_t|neutron gyromag. ratio in MHz/T|29.1646935|0.0000069|MHz*T^-1||
    neutron_mag_mom|neutron mag. mom.|-9.6623653e-27|0.0000023e-27|J*T^-1||
    neutron_mag_mom_to_bohr_magneton_ratio|neutron mag. mom. to Bohr magneton ratio|-1.04187565e-3|0.00000025e-3|||
    neutron_mag_mom_to_nuclear_magneton_ratio|neutron mag. mom. to nuclear magneton ratio|-1.91304276|0.00000045|||
    neutron_mass|neutron mass|1.67492750056e-27|0.00000000085e-27|kg|m_n|
    neutron_mass_energy_equivalent|neutron mass energy equivalent|1.50534976514e-10|0.00000000076e-10|J||
    neutron_mass_energy_equivalent_in_mev|neutron mass energy equivalent in MeV|939.56542194|0.00000048|MeV||
    neutron_mass_in_u|neutron mass in u|1.00866491606|0.00000000040|Da||
    neutron_molar_mass|neutron molar mass|1.00866491712e-3|0.00000000051e-3|kg*mol^-1||
    neutron_muon_mass_ratio|neutron-muon mass ratio|8.89248408|0.00000020|||
    neutron_proton_mag_mom_ratio|neutron-proton mag. mom. ratio|-0.68497935|0.00000016|||
    neutron_proton_mass_difference|neutron-proton mass difference|2.30557461e-30|0.00000067e-30|kg||
    neutron_proton_mass_difference_energy_equivalent|neutron-proton mass difference energy equivalent|2.07214712e-13|0.00000060e-13|J||
    neutron_proton_mass_difference_energy_equivalent_in_mev|neutron-proton mass difference energy equivalent in MeV|1.29333251|0.00000038|MeV||
    neutron_proton_mass_difference_in_u|neutron-proton mass difference in u|1.38844948e-3|0.00000040e-3|Da||
    neutron_proton_mass_ratio|neutron-proton mass ratio|1.00137841946|0.00000000040|||
    neutron_relative_atomic_mass|neutron relative atomic mass|1.00866491606|0.00000000040|||
    neutron_tau_mass_ratio|neutron-tau mass ratio|0.528779|0.000036|||
    neutron_to_shielded_proton_mag_mom_ratio|neutron to shielded proton mag. mom. ratio|-0.68499694|0.00000016|||
    newtonian_constant_of_gravitation|Newtonian constant of gravitation|6.67430e-11|0.00015e-11|m^3*kg^-1*s^-2|G_newton|
    newtonian_constant_of_gravitation_over_hbar_c|Newtonian constant of gravitation over h-bar c|6.70883e-39|0.00015e-39|(GeV/c^2)^-2||
    nuclear_magneton|nuclear magneton|5.0507837393e-27|0.0000000016e-27|J*T^-1|mu_N|
    nuclear_magneton_in_ev_per_t|nuclear magneton in eV/T|3.15245125417e-8|0.00000000098e-8|eV*T^-1||
    nuclear_magneton_in_inverse_meter_per_tesla|nuclear magneton in inverse meter per tesla|2.54262341009e-2|0.00000000079e-2|m^-1*T^-1||
    nuclear_magneton_in_k_per_t|nuclear magneton in K/T|3.6582677706e-4|0.0000000011e-4|K*T^-1||
    nuclear_magneton_in_mhz_per_t|nuclear magneton in MHz/T|7.6225932188|0.0000000024|MHz*T^-1||
    planck_constant|Planck constant|6.62607015e-34||J*Hz^-1|h_planck|
    planck_constant_in_ev_per_hz|Planck constant in eV/Hz|4.135667696e-15||eV*Hz^-1||h/e
    planck_length|Planck length|1.616255e-35|0.000018e-35|m|l_planck|
    planck_mass|Planck mass|2.176434e-8|0.000024e-8|kg|m_planck|
    planck_mass_energy_equivalent_in_gev|Planck mass energy equivalent in GeV|1.220890e19|0.000014e19|GeV||
    planck_temperature|Planck temperature|1.416784e32|0.000016e32|K||
    planck_time|Planck time|5.391247e-44|0.000060e-44|s|t_planck|
    proton_charge_to_mass_quotient|proton charge to mass quotient|9.5788331430e7|0.0000000030e7|C*kg^-1||
    proton_compton_wavelength|proton Compton wavelength|1.32140985360e-15|0.00000000041e-15|m||
    proton_electron_mass_ratio|proton-electron mass ratio|1836.152673426|0.000000032|||
    proton_g_factor|proton g factor|5.5856946893|0.0000000016|||
    proton_gyromag_ratio|proton gyromag. ratio|2.6752218708e8|0.0000000011e8|s^-1*T^-1||
    proton_gyromag_ratio_in_mhz_per_t|proton gyromag. ratio in MHz/T|42.577478461|0.000000018|MHz*T^-1||
    proton_mag_mom|proton mag. mom.|1.41060679545e-26|0.00000000060e-26|J*T^-1||
    proton_mag_mom_to_bohr_magneton_ratio|proton mag. mom. to Bohr magneton ratio|1.52103220230e-3|0.00000000045e-3|||
    proton_mag_mom_to_nuclear_magneton_ratio|proton mag. mom. to nuclear magneton ratio|2.79284734463|0.00000000082|||
    proton_mag_shielding_correction|proton mag. shielding correction|2.56715e-5|0.00041e-5|||
    proton_mass|proton mass|1.67262192595e-27|0.00000000052e-27|kg|m_p|
    proton_mass_energy_equivalent|proton mass energy equivalent|1.50327761802e-10|0.00000000047e-10|J||
    proton_mass_energy_equivalent_in_mev|proton mass energy equivalent in MeV|938.27208943|0.00000029|MeV||
    proton_mass_in_u|proton mass in u|1.0072764665789|0.0000000000083|Da||
    proton_molar_mass|proton molar mass|1.00727646764e-3|0.00000000031e-3|kg*mol^-1||
    proton_muon_mass_ratio|proton-muon mass ratio|8.88024338|0.00000020|||
    proton_neutron_mag_mom_ratio|proton-neutron mag. mom. ratio|-1.45989802|0.00000034|||
    proton_neutron_mass_ratio|proton-neutron mass ratio|0.99862347797|0.00000000040|||
    proton_relative_atomic_mass|proton relative atomic mass|1.0072764665789|0.0000000000083|||
    proton_rms_charge_radius|proton rms charge radius|8.4075e-16|0.0064e-16|m||
    proton_tau_mass_ratio|proton-tau mass ratio|0.528051|0.000036|||
    quantum_of_circulation|quantum of circulation|3.6369475467e-4|0.0000000011e-4|m^2*s^-1||
    quantum_of_circulation_times_2|quantum of circulation times 2|7.2738950934e-4|0.0000000023e-4|m^2*s^-1||
    reduced_compton_wavelength|reduced Compton wavelength|3.8615926744e-13|0.0000000012e-13|m||
    reduced_muon_compton_wavelength|reduced muon Compton wavelength|1.867594306e-15|0.000000042e-15|m||
    reduced_neutron_compton_wavelength|reduced neutron Compton wavelength|2.1001941520e-16|0.0000000011e-16|m||
    reduced_planck_constant|reduced Planck constant|1.054571817e-34||J*s|hbar ħ|h/(2*pi)
    reduced_planck_constant_in_ev_s|reduced Planck constant in eV s|6.582119569e-16||eV*s||h/(2*pi*e)
    reduced_planck_constant_times_c_in_mev_fm|reduced Planck constant times c in MeV fm|197.3269804||MeV*fm||h*c*1e9/(2*pi*e)
    reduced_proton_compton_wavelength|reduced proton Compton wavelength|2.10308910051e-16|0.00000000066e-16|m||
    reduced_tau_compton_wavelength|reduced tau Compton wavelength|1.110538e-16|0.000075e-16|m||
    rydberg_constant|Rydberg constant|10973731.568157|0.000012|m^-1|R_inf|
    rydberg_constant_times_c_in_hz|Rydberg constant times c in Hz|3.2898419602500e15|0.0000000000036e15|Hz||
    rydberg_constant_times_hc_in_ev|Rydberg constant times hc in eV|13.605693122990|0.000000000015|eV||
    rydberg_constant_times_hc_in_j|Rydberg constant times hc in J|2.1798723611030e-18|0.0000000000024e-18|J||
    sackur_tetrode_constant_1_k_100_kpa|Sackur-Tetrode constant (1 K, 100 kPa)|-1.15170753496|0.00000000047|||
    sackur_tetrode_constant_1_k_101_325_kpa|Sackur-Tetrode constant (1 K, 101.325 kPa)|-1.16487052149|0.00000000047|||
    second_radiation_constant|second radiation constant|1.438776877e-2||m*K|c_2|h*c/k
    shielded_helion_gyromag_ratio|shielded helion gyromag. ratio|2.0378946078e8|0.0000000018e8|s^-1*T^-1||
    shielded_helion_gyromag_ratio_in_mhz_per_t|shielded helion gyromag. ratio in MHz/T|32.434100033|0.000000028|MHz*T^-1||
    shielded_helion_mag_mom|shielded helion mag. mom.|-1.07455311035e-26|0.00000000093e-26|J*T^-1||
    shielded_helion_mag_mom_to_bohr_magneton_ratio|shielded helion mag. mom. to Bohr magneton ratio|-1.15867149457e-3|0.00000000094e-3|||
    shielded_helion_mag_mom_to_nuclear_magneton_ratio|shielded helion mag. mom. to nuclear magneton ratio|-2.1274977624|0.0000000017|||
    shielded_helion_to_proton_mag_mom_ratio|shielded helion to proton mag. mom. ratio|-0.76176657721|0.00000000066|||
    shielded_helion_to_shielded_proton_mag_mom_ratio|shielded helion to shielded proton mag. mom. ratio|-0.7617861334|0.0000000031|||
    shielded_proton_gyromag_ratio|shielded proton gyromag. ratio|2.675153194e8|0.000000011e8|s^-1*T^-1||
    shielded_proton_gyromag_ratio_in_mhz_per_t|shielded proton gyromag. ratio in MHz/T|42.57638543|0.00000017|MHz*T^-1||
    shielded_proton_mag_mom|shielded proton mag. mom.|1.4105705830e-26|0.0000000058e-26|J*T^-1||
    shielded_proton_mag_mom_to_bohr_magneton_ratio|shielded proton mag. mom. to Bohr magneton ratio|1.5209931551e-3|0.0000000062e-3|||
    shielded_proton_mag_mom_to_nuclear_magneton_ratio|shielded proton mag. mom. to nuclear magneton ratio|2.792775648|0.000000011|||
    shielding_difference_of_d_and_p_in_hd|shielding difference of d and p in HD|1.98770e-8|0.00010e-8|||
    shielding_difference_of_t_and_p_in_ht|shielding difference of t and p in HT|2.39450e-8|0.00020e-8|||
    speed_of_light_in_vacuum|speed of light in vacuum|299792458||m*s^-1|c|
    standard_acceleration_of_gravity|standard acceleration of gravity|9.80665||m*s^-2|g0 g_n|
    standard_atmosphere|standard atmosphere|101325||Pa||
    standard_state_pressure|standard-state pressure|100000||Pa||
    stefan_boltzmann_constant|Stefan-Boltzmann constant|5.670374419e-8||W*m^-2*K^-4|sigma_SB|2*pi^5*k^4/(15*h^3*c^2)
    tau_compton_wavelength|tau Compton wavelength|6.97771e-16|0.00047e-16|m||
    tau_electron_mass_ratio|tau-electron mass ratio|3477.23|0.23|||
    tau_energy_equivalent|tau energy equivalent|1776.86|0.12|MeV||
    tau_mass|tau mass|3.16754e-27|0.00021e-27|kg|m_tau|
    tau_mass_energy_equivalent|tau mass energy equivalent|2.84684e-10|0.00019e-10|J||
    tau_mass_in_u|tau mass in u|1.90754|0.00013|Da||
    tau_molar_mass|tau molar mass|1.90754e-3|0.00013e-3|kg*mol^-1||
    tau_muon_mass_ratio|tau-muon mass ratio|16.8170|0.0011|||
    tau_neutron_mass_ratio|tau-neutron mass ratio|1.89115|0.00013|||
    tau_proton_mass_ratio|tau-proton mass ratio|1.89376|0.00013|||
    thomson_cross_section|Thomson cross section|6.6524587051e-29|0.0000000062e-29|m^2|sigma_e|
    triton_electron_mass_ratio|triton-electron mass ratio|5496.92153551|0.00000021|||
    triton_g_factor|triton g factor|5.957924930|0.000000012|||
    triton_mag_mom|triton mag. mom.|1.5046095178e-26|0.0000000030e-26|J*T^-1||
    triton_mag_mom_to_bohr_magneton_ratio|triton mag. mom. to Bohr magneton ratio|1.6223936648e-3|0.0000000032e-3|||
    triton_mag_mom_to_nuclear_magneton_ratio|triton mag. mom. to nuclear magneton ratio|2.9789624650|0.0000000059|||
    triton_mass|triton mass|5.0073567512e-27|0.0000000016e-27|kg|m_t|
    triton_mass_energy_equivalent|triton mass energy equivalent|4.5003878119e-10|0.0000000014e-10|J||
    triton_mass_energy_equivalent_in_mev|triton mass energy equivalent in MeV|2808.92113668|0.00000088|MeV||
    triton_mass_in_u|triton mass in u|3.01550071597|0.00000000010|Da||
    triton_molar_mass|triton molar mass|3.01550071913e-3|0.00000000094e-3|kg*mol^-1||
    triton_proton_mass_ratio|triton-proton mass ratio|2.99371703403|0.00000000010|||
    triton_relative_atomic_mass|triton relative atomic mass|3.01550071597|0.00000000010|||
    triton_to_proton_mag_mom_ratio|triton to proton mag. mom. ratio|1.0666399189|0.0000000021|||
    unified_atomic_mass_unit|unified atomic mass unit|1.66053906892e-27|0.00000000052e-27|kg||
    vacuum_electric_permittivity|vacuum electric permittivity|8.8541878188e-12|0.0000000014e-12|F*m^-1|epsilon_0 eps0|
    vacuum_mag_permeability|vacuum mag. permeability|1.25663706127e-6|0.00000000020e-6|N*A^-2|mu_0 mu0|
    von_klitzing_constant|von Klitzing constant|25812.80745||ohm|R_K|h/e^2
    weak_mixing_angle|weak mixing angle|0.22305|0.00023|||
    wien_frequency_displacement_law_constant|Wien frequency displacement law constant|5.878925757e10||Hz*K^-1|b_wien_f|(3+lambertw(-3*exp(-3)))*k/h
    wien_wavelength_displacement_law_constant|Wien wavelength displacement law constant|2.897771955e-3||m*K|b_wien|h*c/(k*(5+lambertw(-5*exp(-5))))
    w_to_z_mass_ratio|W to Z mass ratio|0.88145|0.00013|||
    """
}
