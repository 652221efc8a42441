/** Messages of the pairing endpoints. */
export const words = {
  nothingPairs:
    'No pairing was found for these ingredients. Add a few more, such as herbs, vegetables or cheese, and try again.',
} as const
