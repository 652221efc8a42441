import { isUnstated } from '#contract/foods/nutrients.ts'
import type { PanelNutrient } from '#contract/nutrient-panel.ts'
import { amountText, unitOf } from '#web/ui/measures/nutrient-amount.ts'
import { words } from './words.ts'

export const panelUnit = (name: PanelNutrient) =>
  name === 'sodium' || isUnstated(name)
    ? words.macroUnits[name as keyof typeof words.macroUnits]
    : unitOf(name)

/** An amount with its unit. */
export const withUnit = (name: PanelNutrient, amount: number) => `${amountText(amount)} ${panelUnit(name)}`
