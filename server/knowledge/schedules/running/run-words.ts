/** Texts of a run: efforts by the talk test, and its parts. */
export const runWords = {
  effort: {
    walk: 'Walk as if a little late.',
    easy: 'Easy: you can speak in whole sentences. Slow down or walk when you cannot.',
    steady: 'Comfortably hard: a few words at a time. The last repetition goes as fast as the first.',
    hard: 'Hard but not all out: a word or two. Each repetition like the one before.',
    cross: 'Easy: whole sentences. Walk briskly, cycle, swim or row, whichever you like.',
    race: 'Start slower than feels right, settle, and spend what is left in the last part.',
  },
  parts: {
    warmUp: 'Warm-up',
    coolDown: 'Cool-down',
    walk: 'Brisk walk',
    easy: 'Easy run',
    long: 'Long run',
    steady: 'Steady finish',
    runWalk: 'Run and walk',
    tempo: 'Tempo',
    interval: 'Fast',
    hill: 'Uphill',
    repeats: (name: string) => `${name} and easy, in turns`,
    crossTraining: 'Walk, cycle, swim or row',
    race: 'Race',
  },
} as const
