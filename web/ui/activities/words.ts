export const words = {
  distance: 'Distance',
  moving: 'Moving time',
  duration: 'Duration',
  elapsed: 'Elapsed time',
  pace: 'Pace',
  speed: 'Speed',
  calories: 'Calories',
  kcal: 'kcal',
  climbed: 'Elevation Gain',
} as const
