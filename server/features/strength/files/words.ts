import { mostKilograms } from '#contract/strength/sets.ts'

const count = (number: number) => number.toLocaleString('en')

/** User-facing sentences of imported files. */
export const words = {
  tooLarge: 'A file can have up to 10 MB.',
  busy: 'Other files are being read. Try again in a moment.',
  unreadable: 'This is no CSV file, or it is damaged.',
  unknown: 'This is no CSV export of Strong, Hevy, FitNotes or Forkmile.',
  chooseUnit: 'This file does not say whether its weights are kilograms or pounds. Choose one.',
  takesTooLong: 'This file takes too long to read. Split it and send the parts.',
  endsHere: ({ sets, rows, refused }: Record<'sets' | 'rows' | 'refused', number>) =>
    `Reading ended at this row: a file may have ${count(sets)} sets, ${count(rows)} rows and ${count(refused)} that cannot be imported.`,
  noDate: (text: string) => (text ? `“${text}” is no date and time.` : 'It has no date and time.'),
  outOfRange: 'Its date is before 1970 or in the future.',
  noExercise: 'It has no exercise.',
  noNumber: (text: string) => `“${text}” is no number.`,
  unknownUnit: (text: string) => `“${text}” is no unit of weight or distance.`,
  unknownKind: (text: string) => `“${text}” is no kind of set.`,
  nothingDone: 'It has no repetitions, seconds or distance.',
  workout: 'Strength workout',
  tooHeavy: `Its weight is above ${mostKilograms} kg.`,
} as const
