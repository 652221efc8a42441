import { type FurtherNutrient, macrosFit, type Per100 } from '#contract/foods/foods.ts'

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
  transFatG: [1257, 605],
  cholesterolMg: [1253, 601],
  potassiumMg: [1092, 306],
  calciumMg: [1087, 301],
  ironMg: [1089, 303],
  vitaminAUg: [1106, 320],
  vitaminCMg: [1162, 401],
  vitaminDUg: [1114, 328],
  caffeineMg: [1057, 262],
  alcoholG: [1018, 221],
} satisfies Record<'kcal' | 'kilojoules' | Exclude<keyof Per100, 'calories'> | FurtherNutrient, number[]>

type Name = keyof typeof numbers
const names = Object.keys(numbers) as Name[]
const further = names.slice(names.indexOf('saturatedFatG')) as FurtherNutrient[]
/** Column of a number in a food's row, and its preference (0: highest). */
const places = new Map(
  names.flatMap((name, at) => numbers[name].map((number, rank) => [number, { at, rank }])),
)

/** Nutrients of many foods in single precision, one row a food. */
export function nutrientTable(foods: number) {
  const width = names.length
  const amounts = new Float32Array(foods * width).fill(Number.NaN)
  const ranks = new Uint8Array(foods * width).fill(255)
  const of = (food: number, name: Name): number | undefined => {
    const amount = amounts[food * width + names.indexOf(name)]!
    return Number.isNaN(amount) ? undefined : Math.round(amount * 1000) / 1000
  }
  return {
    /** Whether this nutrient number is stored. */
    wants: (number: number) => places.has(number),
    set(food: number, number: number, amount: number) {
      const place = places.get(number)
      if (!place) return
      const at = food * width + place.at
      if (place.rank >= ranks[at]!) return
      ranks[at] = place.rank
      amounts[at] = amount
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
    further(food: number): Partial<Record<FurtherNutrient, number>> {
      return Object.fromEntries(
        further.flatMap((name) => {
          const amount = of(food, name)
          return amount === undefined ? [] : [[name, amount]]
        }),
      )
    },
  }
}
export type NutrientTable = ReturnType<typeof nutrientTable>

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
