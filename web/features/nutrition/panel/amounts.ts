import { isUnstated } from '#contract/foods/nutrients.ts'
import type { PanelNutrient, PanelRow } from '#contract/nutrient-panel.ts'
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

export const isOver = ({ amount, upperLimit }: Pick<PanelRow, 'amount' | 'upperLimit'>) =>
  amount !== null && upperLimit !== null && amount > upperLimit.amount
