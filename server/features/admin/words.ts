/** Refusals of the admin endpoints. */
export const words = {
  untilPast: 'Choose a day from today on.',
  untilFar: 'Choose a day within the next hundred years, or none.',
} as const
