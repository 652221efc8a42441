/** Energy in kcal, sodium in milligrams, the rest in grams. */
export const nutrientNames = ['calories', 'protein', 'carbs', 'fat', 'sugar', 'fiber', 'sodium'] as const
export type NutrientName = (typeof nutrientNames)[number]
export const macroNames = ['protein', 'carbs', 'fat'] as const
/** Nutrients that are null where no source states them: all but energy. */
export const unstatedNames = ['protein', 'carbs', 'fat', 'sugar', 'fiber', 'sodium'] as const
export type UnstatedName = (typeof unstatedNames)[number]
export const isUnstated = (name: string): name is UnstatedName => unstatedNames.some((one) => one === name)

/** Nutrients of an entry. */
export type Nutrients = { calories: number } & Record<UnstatedName, number | null>
type Partly = { readonly [Name in NutrientName]?: number | null | undefined }

/** An object with the value of each nutrient. */
export const eachNutrient = <Value>(valueFor: (name: NutrientName) => Value) =>
  Object.fromEntries(nutrientNames.map((name) => [name, valueFor(name)])) as Record<NutrientName, Value>

/** The same of those that may be unknown. */
export const eachUnstated = <Value>(valueFor: (name: UnstatedName) => Value) =>
  Object.fromEntries(unstatedNames.map((name) => [name, valueFor(name)])) as Record<UnstatedName, Value>

/** The nutrients of `figures` times `factor`, to two decimals; unknown ones stay unknown. */
export const scaleNutrients = <Figures extends Partly>(figures: Figures, factor: number) =>
  eachNutrient((name) =>
    figures[name] == null ? figures[name] : toHundredths(figures[name] * factor),
  ) as unknown as Pick<Figures, NutrientName & keyof Figures>

/** Unrounded sums of what is known; a nutrient that no part states is null, energy 0. */
export const addNutrients = (parts: readonly Partly[]) =>
  eachNutrient((name) => {
    const isKnown = name === 'calories' || parts.some((part) => part[name] != null)
    return isKnown ? parts.reduce((sum, part) => sum + (part[name] ?? 0), 0) : null
  }) as Nutrients

/** The same to two decimals. */
export const sumNutrients = (parts: readonly Partly[]) => scaleNutrients(addNutrients(parts), 1)

/** The nutrients of `grams` of a food, to two decimals. */
export const nutrientsOfGrams = (per100: Nutrients, grams: number) =>
  eachNutrient((name) => {
    const figure = per100[name]
    return figure === null ? null : Math.round(figure * grams) / 100
  }) as Nutrients

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
