import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { isAddress } from '#contract/http/reachable.ts'
import { dayMs } from '#contract/measures/day.ts'
import type { Queryable } from '#server/adapters/database/database.ts'
import { ownerTransaction } from '#server/adapters/database/owners/owner-transaction.ts'
import type { Deps } from '#server/deps.ts'
import { type ContactChannel, settingsStore } from '../settings-store.ts'
import { words } from '../words.ts'

const minute = 60_000
const validMs = 15 * minute
/** Minimum interval between codes: the address may belong to another person. */
const pauseMs = minute
const mostADay = 5
const mostTries = 5

type Needs = Pick<Deps, 'db' | 'mail' | 'sms' | 'now' | 'log'> & { secret: string }
type Contact = { channel: ContactChannel; address: string }

/**
 * Sends a six-digit code to an address, unless it is invalid or got one within the last minute or five within the
 * day.
 */
export async function sendCode(deps: Needs, userId: string, { channel, address }: Contact) {
  if (channel === 'email' && !isAddress(address)) return
  const now = deps.now()
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const due = await ownerTransaction(deps.db, userId, async (tx) => {
    const store = settingsStore(tx, userId)
    const last = await store.code(channel)
    const today = last && now.getTime() - last.since.getTime() < dayMs ? last : undefined
    if (today && today.sends >= mostADay) return false
    if (today?.address === address && now.getTime() - today.sentAt.getTime() < pauseMs) return false
    await store.keepCode({
      channel,
      address,
      codeHash: hashOf(deps.secret, userId, { channel, address }, code),
      tries: 0,
      sentAt: now,
      expiresAt: new Date(now.getTime() + validMs),
      sends: (today?.sends ?? 0) + 1,
      since: today?.since ?? now,
    })
    return true
  })
  if (!due) return
  try {
    if (channel === 'email')
      await deps.mail.send({ to: address, accountId: userId, ...words.codeLetter(code) })
    else await deps.sms.send({ to: address, text: words.codeText(code) })
  } catch {
    // The settings are saved nevertheless; saving again sends another code.
    deps.log.warn(`A confirmation code was not sent by ${channel}.`)
  }
}

/** Whether the code matches the one sent; a match consumes it, a mismatch counts towards five attempts. */
export async function codeMatches(
  tx: Queryable,
  { now, secret }: Pick<Needs, 'now' | 'secret'>,
  userId: string,
  { code, ...contact }: Contact & { code: string },
): Promise<boolean> {
  const store = settingsStore(tx, userId)
  const row = await store.tryCode(contact.channel, mostTries, now())
  if (!row || row.address !== contact.address) return false
  const given = Buffer.from(hashOf(secret, userId, contact, code.replace(/\s/g, '')))
  const right = timingSafeEqual(given, Buffer.from(row.codeHash))
  // The row stays for the daily count; the code expires.
  if (right) await store.keepCode({ ...row, expiresAt: now() })
  return right
}

function hashOf(secret: string, userId: string, { channel, address }: Contact, code: string): string {
  return createHmac('sha256', `${secret} contact codes`)
    .update([userId, channel, address, code].join('\n'))
    .digest('base64url')
}
