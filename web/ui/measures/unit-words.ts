/** Names of units; a file of their own, as the public pages do not need them. */
export const words = {
  litres: 'L',
  fluidOunces: 'fl oz',
  millilitres: 'ml',
  mi: 'miles',
  km: 'km',
  perMi: (pace: string) => `${pace} /mi`,
  perKm: (pace: string) => `${pace} /km`,
  mph: 'mph',
  kmh: 'km/h',
  feet: 'ft',
  metres: 'm',
  celsius: '°C',
  fahrenheit: '°F',
  hours: 'h',
  minutes: 'min',
} as const
