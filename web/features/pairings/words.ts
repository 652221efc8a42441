import { capitalised } from '#contract/measures/capitalised.ts'
import type { Pairing } from '#contract/pairings.ts'

/** User-facing sentences of pairings. */
export const words = {
  facts: (parts: readonly string[]) => parts.join(' · '),

  suggestTitle: 'Smart Pairing Suggestions',
  suggestText: 'What goes well together among the things you confirmed, and why.',
  suggest: 'Find Pairings',
  suggestAgain: 'Find Pairings Again',
  suggesting: 'Finding Pairings…',
  suggestingText: (count: string) => `Comparing ${count} ingredients by flavor and by cuisine.`,
  cancel: 'Cancel',
  found: 'Pairings Ready',
  foundText: (count: number) => (count === 1 ? '1 pairing found.' : `${count} pairings found.`),
  tooFew: 'Please confirm at least 2 ingredients to generate pairing suggestions.',
  generationFailed: 'Generation Failed',
  generationFailedText: 'Could not generate pairing suggestions. Please try again.',

  title: ({
    primaryIngredient,
    pairedIngredients,
  }: Pick<Pairing, 'primaryIngredient' | 'pairedIngredients'>) =>
    capitalised([primaryIngredient, ...pairedIngredients].join(' + ')),
  score: (percent: string) => `${percent}% match`,
  minutes: (count: string) => `${count} min`,
  kcal: (count: string) => `${count} kcal`,
  difficulties: { easy: 'Easy', medium: 'Medium', hard: 'Hard' } satisfies Record<
    Pairing['difficulty'],
    string
  >,
  flavour: 'Flavor',
  benefit: 'Nutrition benefit',
  method: 'Method',
  why: 'Why it works',
  sources: {
    builtin: 'From our own pairing table; energy from the food table.',
    model: 'Written by an AI model; energy from the food table.',
  } satisfies Record<Pairing['source'], string>,

  save: 'Save',
  saved: 'Saved',
  saveOf: (title: string) => `Save ${title}`,
  savedOf: (title: string) => `${title} is saved`,
  pairingSaved: 'Pairing Saved',
  saveFailed: 'Save Failed',
  saveFailedText: 'Could not save pairing. Please try again.',
  unauthorized: 'Unauthorized',
  logInAgain: 'Please log in again to continue.',

  savedTitle: 'Saved Ingredient Pairings',
  savedLead: (count: number, shown: string) => (count === 1 ? '1 pairing' : `${shown} pairings`),
  savedList: 'Pairings',
  back: 'Back to Dashboard',
  loading: 'Loading your pairings',
  loadFailed: 'Failed to load saved pairings. Please try again.',
  savedOn: (day: string) => `Saved on ${day}`,
  remove: 'Remove',
  removeOf: (title: string) => `Remove ${title} from your saved pairings`,
  removed: 'Pairing Removed',
  removeFailed: 'Remove Failed',
  removeFailedText: 'Could not remove pairing. Please try again.',
  undo: 'Undo',
  emptyTitle: 'Good company for what you have',
  emptyText:
    'Confirm two or more ingredients in the fridge scanner, find what goes well together, and save it.',
  scanFridge: 'Scan Your Fridge',
} as const
