import type { SetImport } from '#contract/strength/files.ts'
import { formatCount } from '#web/ui/measures/format.ts'

const sources: Record<SetImport['source'], string> = {
  strong: 'Strong',
  hevy: 'Hevy',
  fitnotes: 'FitNotes',
  forkmile: 'Forkmile',
}

/** User-facing sentences of importing and exporting sets. */
export const words = {
  title: 'Import or export your sets',
  text: 'Import the CSV file of Strong, Hevy, FitNotes or Forkmile. Sets that are already here are not added twice.',
  importCsv: 'Import CSV',
  exportCsv: 'Export CSV',
  exportOnPro: 'Part of Pro',
  file: 'CSV file with sets',
  tooLarge: 'A file can have up to 10 MB.',
  importFailed: 'The file could not be imported. Try again.',
  exportFailed: 'The file could not be made. Try again.',
  fileError: 'That did not work',

  found: 'What is in the file',
  foundIn: ({ source, workouts, sets, exercises }: SetImport) =>
    `${sources[source]}: ${formatCount(workouts, 'workout', 'workouts')}, ${formatCount(sets, 'set', 'sets')} of ${formatCount(exercises, 'exercise', 'exercises')}`,
  period: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
  today: 'today',
  refused: (rows: number) => formatCount(rows, 'row refused', 'rows refused'),
  refusedRow: (row: number, reason: string) => `Row ${row}: ${reason}`,
  moreRefused: (rows: number) => `and ${formatCount(rows, 'more row', 'more rows')}`,
  chooseUnit: 'The file does not say what its weights are in.',
  unit: 'Unit of the weights',
  units: { kg: 'kg', lb: 'lb' },
  import: 'Import',
  cancel: 'Cancel',
  imported: 'Sets Imported',
  importedText: (sets: number) => `${formatCount(sets, 'set', 'sets')} added to your history.`,
  nothingNew: 'Nothing New',
  nothingNewText: 'All of these sets are in your history already.',
} as const
