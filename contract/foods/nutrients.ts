/** Energy in kcal, sodium in milligrams, the rest in grams. */
export const nutrientNames = ['calories', 'protein', 'carbs', 'fat', 'sugar', 'fiber', 'sodium'] as const
export type NutrientName = (typeof nutrientNames)[number]
export const macroNames = ['protein', 'carbs', 'fat'] as const
/** Nutrients of an entry that are null where no source states them. */
const unstatedNames = ['fiber', 'sodium'] as const

/** Nutrients of an entry. */
export type Nutrients = Record<Exclude<NutrientName, (typeof unstatedNames)[number]>, number> &
  Record<(typeof unstatedNames)[number], number | null>
type Partly = { readonly [Name in NutrientName]?: number | null | undefined }

/** An object with the value of each nutrient. */
export const eachNutrient = <Value>(valueFor: (name: NutrientName) => Value) =>
  Object.fromEntries(nutrientNames.map((name) => [name, valueFor(name)])) as Record<NutrientName, Value>

/** The nutrients of `figures` times `factor`, to two decimals; unknown ones stay unknown. */
export const scaleNutrients = <Figures extends Partly>(figures: Figures, factor: number) =>
  eachNutrient((name) =>
    figures[name] == null ? figures[name] : toHundredths(figures[name] * factor),
  ) as unknown as Pick<Figures, NutrientName & keyof Figures>

/** Sums to two decimals; fiber and sodium are null where no part states them. */
export function sumNutrients(parts: readonly Partly[]): Nutrients {
  const sums = eachNutrient((name) => toHundredths(parts.reduce((sum, part) => sum + (part[name] ?? 0), 0)))
  const unstated = unstatedNames.filter((name) => parts.every((part) => part[name] == null))
  return { ...sums, ...Object.fromEntries(unstated.map((name) => [name, null])) }
}

/**
 * The nutrients of an entry whose foods' sums change from `before` to `after`. Typed figures keep their difference to the
 * foods; where a figure was unknown, the foods' own counts.
 */
export const movedNutrients = (figures: Nutrients, before: Nutrients, after: Nutrients) =>
  eachNutrient((name) => {
    const [typed, from, to] = [figures[name], before[name], after[name]]
    if (to === null) return null
    return toHundredths(typed === null || from === null ? to : Math.max(0, typed + to - from))
  }) as Nutrients

export const toHundredths = (value: number) => Math.round(value * 100) / 100
