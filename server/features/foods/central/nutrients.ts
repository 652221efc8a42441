import { type FurtherNutrient, furtherNutrients, macrosFit, type Per100 } from '#contract/foods/foods.ts'
import { unitEnd } from '#contract/foods/micronutrients.ts'
import { type LabelUnit, labelAmount } from '#server/knowledge/nutrients/label-amounts.ts'

/** FoodData Central's nutrient numbers (old beside new), in order of preference. */
const numbers = {
  kcal: [1008, 208, 2047, 2048],
  kilojoules: [1062, 268],
  protein: [1003, 203],
  carbs: [1005, 205, 1050],
  fat: [1004, 204, 1085],
  sugar: [2000, 269, 1063],
  fiber: [1079, 291, 2033],
  sodium: [1093, 307],
  saturatedFatG: [1258, 606],
  monounsaturatedFatG: [1292, 645],
  polyunsaturatedFatG: [1293, 646],
  transFatG: [1257, 605],
  cholesterolMg: [1253, 601],
  potassiumMg: [1092, 306],
  calciumMg: [1087, 301],
  ironMg: [1089, 303],
  magnesiumMg: [1090, 304],
  phosphorusMg: [1091, 305],
  zincMg: [1095, 309],
  copperMg: [1098, 312],
  manganeseMg: [1101, 315],
  seleniumUg: [1103, 317],
  vitaminAUg: [1106, 320],
  thiaminMg: [1165, 404],
  riboflavinMg: [1166, 405],
  niacinMg: [1167, 406],
  pantothenicAcidMg: [1170, 410],
  vitaminB6Mg: [1175, 415],
  folateUg: [1190, 435],
  vitaminB12Ug: [1178, 418],
  cholineMg: [1180, 421],
  vitaminCMg: [1162, 401],
  vitaminDUg: [1114, 328, 1110, 324],
  vitaminEMg: [1109, 323],
  vitaminKUg: [1185, 430],
  caffeineMg: [1057, 262],
  alcoholG: [1018, 221],
} satisfies Record<'kcal' | 'kilojoules' | Exclude<keyof Per100, 'calories'> | FurtherNutrient, number[]>
/** Numbers of amounts in IU; those of vitamins A and E are left out, as their form is unknown. */
const inUnits: ReadonlySet<number> = new Set([1110, 324])

type Name = keyof typeof numbers
const names = Object.keys(numbers) as Name[]
const isFurther = (name: Name): name is FurtherNutrient => furtherNutrients.some((one) => one === name)
const further = names.filter(isFurther)
/** Column of a number in a food's row, and its preference (0: highest). */
const places = new Map(
  names.flatMap((name, at) => numbers[name].map((number, rank) => [number, { at, rank }])),
)

const unitNames: Readonly<Record<string, LabelUnit>> = { G: 'g', MG: 'mg', UG: 'ug', IU: 'iu' }

/** The unit of amounts by nutrient number, as `nutrient.csv` states it; undefined for one that is none of weight. */
export const unitNamed = (name: string): LabelUnit | undefined => unitNames[name.trim().toUpperCase()]

/** The unit of a number where the download does not state it. */
const usualUnit = (name: FurtherNutrient, number: number): LabelUnit =>
  inUnits.has(number) ? 'iu' : (unitEnd(name).toLowerCase() as 'g' | 'mg' | 'ug')

/** Nutrients of many foods in single precision, one row a food. `units` are those that the download states. */
export function nutrientTable(foods: number, units: ReadonlyMap<number, LabelUnit | undefined>) {
  const width = names.length
  const amounts = new Float32Array(foods * width).fill(Number.NaN)
  const ranks = new Uint8Array(foods * width).fill(255)
  /** Percents of the daily value in a serving, by the place in `amounts`. */
  const percents = new Map<number, number>()
  const placeOf = (food: number, name: Name) => food * width + names.indexOf(name)
  const of = (food: number, name: Name): number | undefined => {
    const amount = amounts[placeOf(food, name)]!
    return Number.isNaN(amount) ? undefined : Math.round(amount * 1000) / 1000
  }
  return {
    /** Whether this nutrient number is stored. */
    wants: (number: number) => places.has(number),
    set(food: number, number: number, stated: number) {
      const place = places.get(number)
      if (!place) return
      const at = food * width + place.at
      if (place.rank >= ranks[at]!) return
      const name = names[place.at]!
      const amount = isFurther(name)
        ? labelAmount(name, stated, units.has(number) ? units.get(number) : usualUnit(name, number))
        : stated
      if (amount === undefined) return
      ranks[at] = place.rank
      amounts[at] = amount
    },
    /** For a label that states nothing else. */
    setPercent(food: number, number: number, percent: number) {
      const place = places.get(number)
      if (place) percents.set(food * width + place.at, percent)
    },
    /** Figures per 100 g; energy is derived from kilojoules or the macros; undefined without it. */
    per100(food: number): Per100 | undefined {
      const protein = of(food, 'protein')
      const carbs = of(food, 'carbs')
      const fat = of(food, 'fat')
      const kilojoules = of(food, 'kilojoules')
      const worked =
        kilojoules !== undefined
          ? kilojoules / 4.184
          : protein !== undefined && carbs !== undefined && fat !== undefined
            ? protein * 4 + carbs * 4 + fat * 9
            : undefined
      const calories = of(food, 'kcal') ?? worked
      if (calories === undefined) return undefined
      return {
        calories: Math.round(calories * 10) / 10,
        protein: protein ?? null,
        carbs: carbs ?? null,
        fat: fat ?? null,
        sugar: of(food, 'sugar') ?? null,
        fiber: of(food, 'fiber') ?? null,
        sodium: of(food, 'sodium') ?? null,
      }
    },
    /** Per 100 g; `serving` in grams is that of the label. */
    further(food: number, serving: number | undefined): Partial<Record<FurtherNutrient, number>> {
      return Object.fromEntries(
        further.flatMap((name) => {
          const amount = of(food, name) ?? ofPercent(name, percents.get(placeOf(food, name)), serving)
          return amount === undefined ? [] : [[name, amount]]
        }),
      )
    },
  }
}
export type NutrientTable = ReturnType<typeof nutrientTable>

function ofPercent(name: FurtherNutrient, percent: number | undefined, serving: number | undefined) {
  return percent === undefined || !serving ? undefined : labelAmount(name, (percent / serving) * 100, 'dv')
}

/** Whether the figures are plausible for 100 g. */
export function isPossible(per100: Per100): boolean {
  const { calories, protein, carbs, fat, sugar, fiber, sodium } = per100
  const grams = [protein, carbs, fat, sugar, fiber].map((figure) => figure ?? 0)
  return (
    calories >= 0 &&
    calories <= 910 &&
    grams.every((one) => one >= 0 && one <= 100) &&
    macrosFit(per100) &&
    (sodium ?? 0) >= 0 &&
    (sodium ?? 0) <= 40_000
  )
}
