import { type PlanId, plans } from '#contract/subscriptions/plans.ts'
import { screenExists } from '#web/ui/device/screen-exists.ts'
import { words } from './words.ts'

/** The page that offers the plans. */
export const choosePlanPath = '/choose-plan'

/** The link to the plans, or to `upgrade` among them; undefined in builds without that screen. */
export function planOffer(upgrade?: PlanId): { label: string; href: string } | undefined {
  if (!screenExists(choosePlanPath)) return undefined
  return upgrade
    ? { label: words.upgradePlan, href: `${choosePlanPath}?upgrade=true&plan=${plans[upgrade].id}` }
    : { label: words.choosePlan, href: choosePlanPath }
}
