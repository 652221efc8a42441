import type { Measure } from './labelled-meal.ts'

export type Published = {
  method: string
  /** Summed absolute error over summed truth, and the mean absolute error if published. */
  errors: Partial<Record<Measure, { share: number; meanAbsolute?: number }>>
}

export const publishedSource =
  'Thames et al., “Nutrition5k: Towards Automatic Nutritional Understanding of Generic Food”, CVPR 2021 ' +
  '(arXiv:2103.03375), Table 3: networks trained on that very set, tested on its test dishes'

/** Published figures of others on their own test dishes, by the same measure. */
export const published: readonly Published[] = [
  {
    method: 'one photo, figures predicted directly',
    errors: {
      calories: { share: 0.261, meanAbsolute: 70.6 },
      protein: { share: 0.295 },
      carbs: { share: 0.319 },
      fat: { share: 0.342 },
      grams: { share: 0.188, meanAbsolute: 40.4 },
    },
  },
  {
    method: 'photo and depth camera',
    errors: {
      calories: { share: 0.188, meanAbsolute: 47.6 },
      grams: { share: 0.189, meanAbsolute: 40.7 },
    },
  },
  {
    method: 'photo and volume from depth',
    errors: { calories: { share: 0.165, meanAbsolute: 41.3 } },
  },
]
