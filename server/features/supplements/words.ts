/** Messages of the supplement endpoints. */
export const words = {
  tooMany: (most: number) => `You have ${most} supplements; remove one first.`,
  tooManyOfDay: (most: number) => `At most ${most} supplements count on one day.`,
} as const
