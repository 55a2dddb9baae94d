extension Units {
  static let fuel: [UnitRow] = [
    UnitRow(
      "litre_per_100_km", ["L/100km"], "0.01 L/km", aliases: ["liter_per_100_km"],
      in: .fuelConsumption, source: .definition),
    UnitRow(
      "us_gallon_per_100_miles", ["gphm_us"], "0.01 gal_us/mi",
      in: .fuelConsumption, source: .definition),
    UnitRow(
      "us_mile_per_gallon", ["mpg_us"], "mi/gal_us",
      in: .fuelEconomy, source: .definition),
    UnitRow(
      "uk_mile_per_gallon", ["mpg_uk"], "mi/gal_uk",
      in: .fuelEconomy, source: .definition),
    UnitRow(
      "kilometre_per_litre", ["kmpl"], "km/L", aliases: ["kilometer_per_liter"], in: .fuelEconomy,
      source: .definition),
  ]
}
