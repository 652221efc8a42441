/** Kinds of fat, minerals and vitamins in the order in which they are shown; a name ends with its unit. */
export const micronutrientGroups = {
  fats: ['saturatedFatG', 'monounsaturatedFatG', 'polyunsaturatedFatG', 'cholesterolMg'],
  minerals: [
    'calciumMg',
    'ironMg',
    'magnesiumMg',
    'phosphorusMg',
    'potassiumMg',
    'zincMg',
    'copperMg',
    'manganeseMg',
    'seleniumUg',
  ],
  vitamins: [
    'vitaminAUg',
    'thiaminMg',
    'riboflavinMg',
    'niacinMg',
    'pantothenicAcidMg',
    'vitaminB6Mg',
    'folateUg',
    'vitaminB12Ug',
    'cholineMg',
    'vitaminCMg',
    'vitaminDUg',
    'vitaminEMg',
    'vitaminKUg',
  ],
} as const
export type MicronutrientGroup = keyof typeof micronutrientGroups
/** Vitamin A as retinol activity equivalents, folate as dietary folate equivalents. */
export type Micronutrient = (typeof micronutrientGroups)[MicronutrientGroup][number]
export const micronutrients: readonly Micronutrient[] = Object.values(micronutrientGroups).flat()
/** What a food states in 100 g, in the units of the names; absent where it is unknown. */
export type StatedMicronutrients = Partial<Record<Micronutrient, number>>

const perGram = { G: 1, Mg: 1000, Ug: 1_000_000 } as const
/** The end of a nutrient's name that says its unit. */
export const unitEnd = (name: string) => /(?:G|Mg|Ug)$/.exec(name)![0] as keyof typeof perGram
/** How many of a nutrient's unit weigh a gram. */
export const unitsInGram = (name: string) => perGram[unitEnd(name)]

/** Whether a nutrient's name is that of a micronutrient. */
export const isMicronutrient = (name: string): name is Micronutrient =>
  micronutrients.some((one) => one === name)

/** An object with the value of each micronutrient. */
export const eachMicronutrient = <Value>(valueFor: (name: Micronutrient) => Value) =>
  Object.fromEntries(micronutrients.map((name) => [name, valueFor(name)])) as Record<Micronutrient, Value>
