const figure = (value: number) => new Intl.NumberFormat('en', { maximumFractionDigits: 1 }).format(value)

type Energy = {
  kilocalories: number
  name: string
  met: number
  minutes: number
  kilograms: number
  guessedTime: boolean
  /** Steps, when the distance was given by them. */
  steps: number | undefined
  oddSpeed: number | undefined
}

export const words = {
  energy: ({ kilocalories, name, met, minutes, kilograms, guessedTime, steps, oddSpeed }: Energy) =>
    `${kilocalories} kcal: ${name}${steps ? ` ${figure(steps)} steps` : ''} at ${met} MET for ${figure(minutes)} minutes` +
    `${guessedTime ? ', which that distance usually takes,' : ''} with ${figure(kilograms)} kg of body weight. ` +
    (oddSpeed === undefined
      ? 'A rough figure: intensity and fitness move it by a third either way.'
      : `But that would be ${figure(oddSpeed)} km/h, unusual for ${name}; check time and distance.`),
} as const
