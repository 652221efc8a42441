/** Messages of the recipe endpoints. */
export const words = {
  nothingToCook:
    'No recipe comes of these ingredients with your diet and allergies. Add a few more, such as eggs, rice, beans or vegetables, and try again.',
} as const
