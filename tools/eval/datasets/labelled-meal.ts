/** Compared measures: kilocalories, grams of the others. `grams` is the weight of the meal. */
export const measures = ['calories', 'protein', 'carbs', 'fat', 'grams'] as const
export type Measure = (typeof measures)[number]

/** `grams` if weighed. */
export type Ingredient = { name: string; grams?: number }

/** A case of a labelled folder: its input and its ground truth. */
export type Labelled = {
  id: string
  /** The description; '' if only the photo is used. */
  text: string
  /** Path of the photo. */
  photo: string | undefined
  truth: Partial<Record<Measure, number>>
  /** Undefined if not labelled. */
  ingredients: Ingredient[] | undefined
  /** Group of a sentence, by which its figures are summed up. */
  group?: string
}

export type LabelledFolder = {
  /** Meals, or photos of fridges, of which only the ingredients are compared. */
  task: 'meal' | 'fridge'
  /** A short description of the cases. */
  about: string
  nutrition5k: boolean
  cases: Labelled[]
  /** Number of listed cases without a photo. */
  withoutPhoto: number
}

/** `most` cases spread evenly over the folder, because neighbours are often alike; all of them without `most`. */
export function spreadEvenly(cases: readonly Labelled[], most: number | undefined): Labelled[] {
  if (most === undefined || most >= cases.length) return [...cases]
  return Array.from({ length: most }, (_, at) => cases[Math.floor((at * cases.length) / most)]!)
}

/** An invalid labelled folder; its message is one user-facing sentence. */
export class FolderError extends Error {}
