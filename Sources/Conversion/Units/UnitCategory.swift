/// The headings of lists of units.
public enum UnitCategory: String, CaseIterable, Sendable {
  case length, area, volume, mass, time, temperature, speed, acceleration, force, pressure, energy
  case power, angle
  case solidAngle = "solid angle"
  case frequency
  case angularVelocity = "angular velocity"
  case data
  case dataRate = "data rate"
  case fuelEconomy = "fuel economy"
  case fuelConsumption = "fuel consumption"
  case density
  case linearDensity = "linear density"
  case flow
  case viscosity = "dynamic viscosity"
  case kinematicViscosity = "kinematic viscosity"
  case permeability
  case torque
  case reciprocalLength = "reciprocal length"
  case amount = "amount of substance"
  case current = "electric current"
  case charge = "electric charge"
  case voltage, resistance, conductance, capacitance, inductance
  case magneticFlux = "magnetic flux"
  case magneticField = "magnetic flux density"
  case magneticFieldStrength = "magnetic field strength"
  case dipoleMoment = "electric dipole moment"
  case luminousIntensity = "luminous intensity"
  case luminousFlux = "luminous flux"
  case illuminance, luminance
  case radioactivity
  case absorbedDose = "absorbed dose"
  case doseEquivalent = "dose equivalent"
  case exposure = "exposure to radiation"
  case radiantExposure = "radiant exposure"
  case spectralFlux = "spectral flux density"
  case thermalInsulance = "thermal insulance"
  case catalyticActivity = "catalytic activity"
  case molarHeatCapacity = "molar heat capacity"
  case concentration
  case money
  case number = "plain number"
}
