import { type PlanId, plans } from '#contract/subscriptions/plans.ts'

const key = 'selectedPlan'

/** Parses a plan id; undefined if unknown. */
export function planNamed(value: string | null | undefined): PlanId | undefined {
  return value && Object.hasOwn(plans, value) ? (value as PlanId) : undefined
}

/** Stores the choice on this device until after sign-up. */
export function keepChoice(plan: PlanId) {
  try {
    localStorage.setItem(key, plan)
  } catch {
    // Without storage the plan is chosen again after sign-up.
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
    // Storage is unavailable.
  }
}

/** The target of Continue: sign-up with the plan stored, the checkout, or the App Store's purchase. */
export function afterChoice(asked: { plan: PlanId; upgrade: boolean; isSignedIn: boolean; isIos: boolean }) {
  const { plan, upgrade, isSignedIn, isIos } = asked
  if (isSignedIn && isIos) return 'purchase' as const
  // The checkout page asks signed-out visitors to sign in.
  if (isSignedIn || (upgrade && !isIos)) return subscribePath(plan, { upgrade })
  return signInFirst({ upgrade, isIos })
}

/** The landing page with its sign-in dialog and the plan stored. */
export function signInFirst({ upgrade, isIos }: { upgrade: boolean; isIos: boolean }): string {
  return `/?showLogin=true&planSelected=true${upgrade ? '&upgrade=true' : ''}${isIos ? '&platform=ios' : ''}`
}

/** `fallback`: the App Store's purchase threw an exception. */
export function subscribePath(plan: PlanId, { upgrade = false, fallback = false } = {}): string {
  return `/subscribe?plan=${plan}${upgrade ? '&upgrade=true' : ''}${fallback ? '&fallback=true' : ''}`
}
