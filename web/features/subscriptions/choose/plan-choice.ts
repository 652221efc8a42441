import { type PlanId, plans } from '#contract/subscriptions/plans.ts'

const key = 'selectedPlan'

/** The plan that `value` names, if it names one. */
export function planNamed(value: string | null | undefined): PlanId | undefined {
  return value && Object.hasOwn(plans, value) ? (value as PlanId) : undefined
}

/** Keeps the choice on this device, through signing up or in. */
export function keepChoice(plan: PlanId) {
  try {
    localStorage.setItem(key, plan)
  } catch {
    // Without storage the plan is chosen once more after signing up.
  }
}

export function keptChoice(): PlanId | undefined {
  try {
    return planNamed(localStorage.getItem(key))
  } catch {
    return undefined
  }
}

export function forgetChoice() {
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was kept either.
  }
}

/** Where Continue leads: signing up with the plan kept, the checkout, or the App Store’s own purchase. */
export function afterChoice(asked: { plan: PlanId; upgrade: boolean; isSignedIn: boolean; isIos: boolean }) {
  const { plan, upgrade, isSignedIn, isIos } = asked
  if (isSignedIn && isIos) return 'purchase' as const
  // The checkout page itself asks those who are signed out to sign in.
  if (isSignedIn || (upgrade && !isIos)) return subscribePath(plan, { upgrade })
  return signInFirst({ upgrade, isIos })
}

/** The landing page with its sign-in dialog, and the plan kept. */
export function signInFirst({ upgrade, isIos }: { upgrade: boolean; isIos: boolean }): string {
  return `/?showLogin=true&planSelected=true${upgrade ? '&upgrade=true' : ''}${isIos ? '&platform=ios' : ''}`
}

/** `fallback`: the App Store’s purchase raised an exception. */
export function subscribePath(plan: PlanId, { upgrade = false, fallback = false } = {}): string {
  return `/subscribe?plan=${plan}${upgrade ? '&upgrade=true' : ''}${fallback ? '&fallback=true' : ''}`
}
