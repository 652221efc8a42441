import { enoughKnown } from '#contract/foods/known-shares.ts'
import { isUnstated } from '#contract/foods/nutrients.ts'
import type { PanelNutrient, PanelRow } from '#contract/nutrition/nutrient-panel.ts'
import { formatNumber } from '#web/ui/measures/format.ts'
import { amountText, unitOf } from '#web/ui/measures/nutrient-amount.ts'
import { words } from './words.ts'

export const panelUnit = (name: PanelNutrient) =>
  name === 'sodium' || isUnstated(name)
    ? words.macroUnits[name as keyof typeof words.macroUnits]
    : unitOf(name)

/** An amount with its unit. */
export const withUnit = (name: PanelNutrient, amount: number) => `${amountText(amount)} ${panelUnit(name)}`

/** A target with its unit; one's own as it was set. */
export const targetWithUnit = (name: PanelNutrient, { amount, basis }: NonNullable<PanelRow['target']>) =>
  basis === 'own' ? `${formatNumber(amount, 2)} ${panelUnit(name)}` : withUnit(name, amount)

/** What an amount is held against; undefined without a target. */
export const targetText = ({ name, target }: Pick<PanelRow, 'name' | 'target'>) =>
  target ? words[target.basis === 'own' ? 'ofOwn' : 'of'](targetWithUnit(name, target)) : undefined

export const ownTargetOf = ({ target }: Pick<PanelRow, 'target'>) =>
  target?.basis === 'own' ? target.amount : null

/** The part of an amount that supplements gave, as a sentence; undefined without any. */
export const suppliedText = ({ name, fromSupplements }: PanelRow) =>
  fromSupplements ? words.fromSupplements(withUnit(name, fromSupplements)) : undefined

/** The limit that an amount is over, as a sentence. Food is judged where enough of it is known, supplements always. */
export function overText({
  name,
  amount,
  fromSupplements = 0,
  upperLimit,
  supplementLimit,
  known,
}: PanelRow) {
  if (supplementLimit !== undefined && fromSupplements > supplementLimit)
    return words.overSupplements(withUnit(name, supplementLimit))
  const certain = known >= enoughKnown ? amount : fromSupplements
  return certain !== null && upperLimit !== null && certain > upperLimit.amount
    ? words.over(withUnit(name, upperLimit.amount))
    : undefined
}

/** A nutrient on a day without a meal: nothing was eaten, so nothing is unknown. */
export const withoutMeals = (row: PanelRow): PanelRow => ({ ...row, amount: row.amount ?? 0, known: 1 })
