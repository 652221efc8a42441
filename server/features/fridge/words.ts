/** Messages of the fridge endpoints. */
export const words = {
  noPhoto: 'Add a photo of what you have.',
  sessionFull: (most: number) => `A session holds ${most} ingredients at most. Start a new one for more.`,
} as const
