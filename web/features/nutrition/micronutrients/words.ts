import type { Micronutrient, MicronutrientGroup } from '#contract/foods/micronutrients.ts'

const labels: Record<Micronutrient, string> = {
  saturatedFatG: 'Saturated fat',
  monounsaturatedFatG: 'Monounsaturated fat',
  polyunsaturatedFatG: 'Polyunsaturated fat',
  cholesterolMg: 'Cholesterol',
  calciumMg: 'Calcium',
  ironMg: 'Iron',
  magnesiumMg: 'Magnesium',
  phosphorusMg: 'Phosphorus',
  potassiumMg: 'Potassium',
  zincMg: 'Zinc',
  copperMg: 'Copper',
  manganeseMg: 'Manganese',
  seleniumUg: 'Selenium',
  vitaminAUg: 'Vitamin A (RAE)',
  thiaminMg: 'Thiamin (B1)',
  riboflavinMg: 'Riboflavin (B2)',
  niacinMg: 'Niacin (B3)',
  pantothenicAcidMg: 'Pantothenic acid (B5)',
  vitaminB6Mg: 'Vitamin B6',
  folateUg: 'Folate (DFE)',
  vitaminB12Ug: 'Vitamin B12',
  cholineMg: 'Choline',
  vitaminCMg: 'Vitamin C',
  vitaminDUg: 'Vitamin D',
  vitaminEMg: 'Vitamin E',
  vitaminKUg: 'Vitamin K',
}
const groups: Record<MicronutrientGroup, string> = {
  fats: 'Fats',
  minerals: 'Minerals',
  vitamins: 'Vitamins',
}

/** User-facing sentences of an entry's micronutrients. */
export const words = {
  title: 'Vitamins and minerals',
  labels,
  groups,
  /** By the end of a nutrient's name. */
  units: { G: 'g', Mg: 'mg', Ug: 'µg' },
  notKnown: 'not known',
  less: (least: string) => `< ${least}`,
  knownForMeal: (percent: string) => `Known for ${percent}% of this meal’s energy.`,
  nothingKnown: 'Not known: the food table has no such figures for the foods of this meal.',
  loading: 'Loading vitamins and minerals',
  failed: 'Failed to load vitamins and minerals',
  failedText: 'What you logged is safe. Try again in a moment.',
  offline: 'Vitamins and minerals need a connection',
  offlineText: 'What you logged is safe. Try again when you are back online.',
} as const
