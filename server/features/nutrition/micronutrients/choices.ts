import type * as z from 'zod'
import { AppError } from '#contract/http/errors.ts'
import {
  mostPinned,
  type NutrientChoice,
  type nutrientChoiceChange,
  ownTargetNutrients,
} from '#contract/nutrition/nutrient-choices.ts'
import type { PanelNutrient } from '#contract/nutrition/nutrient-panel.ts'
import { idempotent } from '#server/adapters/database/idempotency.ts'
import type { Deps } from '#server/deps.ts'
import type { Account } from '#server/http/identity.ts'
import type { Retry } from '#server/http/route.ts'
import { words } from '../words.ts'
import { choiceStore, noChoice } from './choice-store.ts'

type Who = { user: Account; retry: Retry }

/**
 * Changes the given choices of a nutrient; unpinned it leaves the dashboard. Errors: `invalid` on `ownTarget` where a
 * nutrient has none and on `onDashboard` where it is not pinned, `conflict` at the maximum of pinned ones.
 */
export function chooseNutrient(
  { db }: Pick<Deps, 'db'>,
  { user, retry }: Who,
  name: PanelNutrient,
  change: z.output<typeof nutrientChoiceChange>,
): Promise<NutrientChoice> {
  if (change.ownTarget != null && !ownTargetNutrients.some((one) => one === name))
    throw new AppError('invalid', words.noOwnTarget, { fields: { ownTarget: words.noOwnTarget } })
  return idempotent(db, user.id, retry, async (tx) => {
    const store = choiceStore(tx, user.id)
    const all = await store.all()
    const before = all.get(name) ?? noChoice
    const { ownTarget = before.ownTarget, pinned = before.pinned, onDashboard = before.onDashboard } = change
    if (change.onDashboard && !pinned)
      throw new AppError('invalid', words.pinFirst, { fields: { onDashboard: words.pinFirst } })
    if (pinned && !before.pinned && [...all.values()].filter((one) => one.pinned).length >= mostPinned)
      throw new AppError('conflict', words.tooManyPinned(mostPinned))
    const choice = { ownTarget, pinned, onDashboard: onDashboard && pinned }
    if (choice.onDashboard && !before.onDashboard) await store.clearDashboard()
    await (choice.pinned || choice.ownTarget !== null ? store.put(name, choice) : store.remove(name))
    return choice
  })
}
