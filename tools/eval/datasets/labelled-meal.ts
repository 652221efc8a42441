/** What is compared: kilocalories, and grams of the rest. `grams` is the weight of the meal. */
export const measures = ['calories', 'protein', 'carbs', 'fat', 'grams'] as const
export type Measure = (typeof measures)[number]

/** `grams` where they were weighed. */
export type Ingredient = { name: string; grams?: number }

/** One case of a labelled folder: what is shown or said, and what is true of it. */
export type Labelled = {
  id: string
  /** What a person would write; '' where only the photo is read. */
  text: string
  /** Path of the photo's file. */
  photo: string | undefined
  truth: Partial<Record<Measure, number>>
  /** Undefined where nobody listed them. */
  ingredients: Ingredient[] | undefined
}

export type LabelledFolder = {
  /** Whole meals, or photos of fridges, of which only the ingredients count. */
  task: 'meal' | 'fridge'
  /** What the cases are, in a few words. */
  about: string
  nutrition5k: boolean
  cases: Labelled[]
  /** Cases that are listed but have no photo to show. */
  withoutPhoto: number
}

/** `most` cases spread evenly over the folder, since neighbours are often alike; all of them without `most`. */
export function spreadEvenly(cases: readonly Labelled[], most: number | undefined): Labelled[] {
  if (most === undefined || most >= cases.length) return [...cases]
  return Array.from({ length: most }, (_, at) => cases[Math.floor((at * cases.length) / most)]!)
}
