/** Messages of the drink endpoints. */
export const words = {
  nothingToAnalyze: 'Add a photo of the drink, or describe it.',
  caloriesMissing: 'Enter the calories of this drink.',
  tooMuch: 'That is more than one drink can hold. Check the volume.',
  kindMissing: 'Name the drink or its kind.',
} as const
