import { e164 } from '#contract/http/reachable.ts'
import type { SettingsRow } from '../settings-store.ts'

type Owner = { email: string; emailVerified: boolean }

/** The address for emails, and whether it is confirmed. */
export function emailOf(owner: Owner, settings: SettingsRow, mailLeaves: boolean) {
  const address = settings.email ?? owner.email
  const own = sameAddress(address, owner.email) && (owner.emailVerified || !mailLeaves)
  const confirmed = own || (settings.confirmedEmail !== null && sameAddress(address, settings.confirmedEmail))
  return { address, confirmed }
}

/** The number for texts, as typed, and whether it is confirmed. */
export function phoneOf({ phoneNumber, confirmedPhone }: SettingsRow) {
  const number = e164(phoneNumber)
  return { number, confirmed: number !== undefined && number === confirmedPhone }
}

export function sameAddress(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}
