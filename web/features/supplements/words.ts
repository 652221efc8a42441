import { micronutrientGroupLabels, micronutrientLabels } from '#contract/labels.ts'
import { formatNumber } from '#web/ui/measures/format.ts'

/** User-facing sentences of supplements. */
export const words = {
  title: 'Supplements',
  add: 'Add a Supplement',
  addTitle: 'Add a supplement',
  addMore: 'Add another supplement',
  failed: 'Your supplements could not be loaded.',
  tryAgain: 'Try Again',
  take: (name: string) => `Take ${name}`,
  open: (name: string) => `Doses of ${name}`,
  /** '2 × 1 tablet'. */
  doses: (count: number, dose: string) => (count === 1 ? dose : `${formatNumber(count, 1)} × ${dose}`),
  formerly: 'no longer in your list',
  doseFailed: 'That could not be saved',

  dosesText: (dose: string) => `One dose is ${dose}.`,
  dosesOfDay: 'Doses on this day',
  fewer: 'Half a dose less',
  more: 'Half a dose more',
  contents: 'What they contain',
  noContents: 'What one dose contains is not known. Add what the label says by editing it.',
  edit: 'Edit',
  done: 'Done',

  editTitle: 'Edit supplement',
  formText: 'Copy what the label says. What you leave empty stays unknown.',
  keepsText: 'Days on which you took it keep their amounts.',
  start: 'Start from a common one, then check it against your label',
  name: 'Name',
  dose: 'One dose is',
  doseExample: 'e.g. 1 tablet',
  usualDoses: 'Doses a day',
  perDose: 'In one dose',
  groups: micronutrientGroupLabels,
  nutrients: micronutrientLabels,
  save: 'Save Supplement',
  saved: 'Supplement Saved',
  saveFailed: 'The supplement could not be saved',
  remove: 'Remove',
  removed: 'Supplement Removed',
  removeFailed: 'The supplement could not be removed',
} as const
