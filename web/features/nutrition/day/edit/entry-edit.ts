import { movedNutrients, type Nutrients, scaleNutrients, sumNutrients } from '#contract/foods/nutrients.ts'
import type { EntryChange, MealType, NutritionLog } from '#contract/nutrition/nutrition.ts'
import { canWeigh, gramsOf, isRefilled, type Portion, portionsOf, weighed } from '../../log/plate/plate.ts'

/** The edited values; `times` is the factor, null if empty and NaN if no number, for entries whose foods have no weights. */
export type Edit = {
  foodName: string
  times: number | null
  portions: readonly Portion[]
  mealType: MealType
  targetDate: string
  notes: string
}

export function editOf(log: NutritionLog): Edit {
  return {
    foodName: log.foodName,
    times: 1,
    portions: portionsOf(log.items),
    mealType: log.mealType,
    targetDate: log.targetDate,
    notes: log.notes ?? '',
  }
}

/** Whether the amount is edited per food; an entry without weights is edited as a whole. */
export function isWeighed({ portions }: Pick<Edit, 'portions'>): boolean {
  return portions.length > 0 && portions.every(canWeigh)
}

/** Factor of the logged amount; undefined unless it is above 0 and at most 100. */
export function timesOf({ times }: Edit): number | undefined {
  return times !== null && times > 0 && times <= 100 ? times : undefined
}

/** Nutrients of the edited entry, as the server calculates them; undefined while an amount is missing. */
export function figuresOf(edit: Edit, log: NutritionLog): Nutrients | undefined {
  if (!isWeighed(edit)) {
    const times = timesOf(edit)
    return times === undefined ? undefined : scaleNutrients(log, times)
  }
  if (edit.portions.some((portion) => gramsOf(portion) === undefined)) return undefined
  return movedNutrients(log, sumNutrients(log.items), sumNutrients(edit.portions.map(weighed)))
}

/** Whether the edit can be saved: it has a name and only valid amounts. */
export function isComplete(edit: Edit, log: NutritionLog): boolean {
  return edit.foodName.trim() !== '' && figuresOf(edit, log) !== undefined
}

/** Whether the amount was changed in another measure than it was logged in, which grams alone would not tell. */
function isInOtherMeasure(portion: Portion): boolean {
  const { measure, original } = portion
  return measure?.label !== original.measure?.label && gramsOf(portion) !== original.grams
}

/** The changed fields; undefined if there are none. */
export function changeOf(edit: Edit, log: NutritionLog): EntryChange | undefined {
  const change: EntryChange = {}
  const foodName = edit.foodName.trim()
  const notes = edit.notes.trim() || null
  if (foodName !== log.foodName) change.foodName = foodName
  if (edit.mealType !== log.mealType) change.mealType = edit.mealType
  if (edit.targetDate !== log.targetDate) change.targetDate = edit.targetDate
  if (notes !== (log.notes || null)) change.notes = notes
  const isAnew = isRefilled(edit.portions, log.items) || edit.portions.some(isInOtherMeasure)
  if (isWeighed(edit) && isAnew) change.foods = edit.portions.map(weighed)
  else if (isWeighed(edit)) {
    const items = edit.portions.flatMap((portion, at) => {
      const grams = gramsOf(portion)
      return grams === undefined || grams === portion.original.grams ? [] : [{ at, grams }]
    })
    if (items.length > 0) change.items = items
  } else if (timesOf(edit) !== undefined && timesOf(edit) !== 1) change.factor = timesOf(edit)
  return Object.keys(change).length > 0 ? change : undefined
}
