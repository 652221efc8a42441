import type { AdminUser, ContactMessage } from '#contract/admin.ts'
import { AppError, found } from '#contract/http/errors.ts'
import { addDays, dayIn, dayStart } from '#contract/measures/day.ts'
import type { PlanId } from '#contract/subscriptions/plans.ts'
import type { Database } from '#server/adapters/database/database.ts'
import { idempotent } from '#server/adapters/database/idempotency.ts'
import { changeMessage } from '#server/features/contact/service.ts'
import { changeGrant } from '#server/features/subscriptions/service.ts'
import type { Account } from '#server/http/identity.ts'
import type { Retry } from '#server/http/route.ts'
import { auditStore } from './audit-store.ts'
import { peopleOf } from './people.ts'
import { usersStore } from './users-store.ts'
import { words } from './words.ts'

/** Actor and retry key. */
type By = { user: Account; retry: Retry | undefined }
type Wiring = { db: Database; now: () => Date }
type GrantAsked = { plan: PlanId | null; until?: string | null | undefined }

const longestDays = 36_525

/** Grants a plan or revokes it, and logs it in the audit log. */
export async function grant(
  { db, now }: Wiring,
  { user, retry }: By,
  subjectId: string,
  { plan, until }: GrantAsked,
): Promise<AdminUser> {
  const at = now()
  const ends = plan && until ? endOf(until, user.zone, at) : null
  return idempotent(db, user.id, retry, async (tx) => {
    const { from, to } = found(await changeGrant(tx, subjectId, { plan, until: ends }, at), 'Account')
    await auditStore(tx).add({
      at,
      subjectId,
      action: plan ? 'plan_granted' : 'plan_taken_back',
      details: { from, to, ...(plan && until && { until }) },
    })
    const row = found(await usersStore(tx, at).one(subjectId), 'Account')
    const [person] = await peopleOf(tx, [row], at)
    return person!
  })
}

/** End of the last day in the actor's zone. */
function endOf(until: string, zone: string, now: Date): Date {
  const today = dayIn(zone, now)
  const sentence =
    until < today ? words.untilPast : until > addDays(today, longestDays) ? words.untilFar : undefined
  if (sentence) throw new AppError('invalid', sentence, { fields: { until: sentence } })
  return dayStart(zone, addDays(until, 1))
}

type MessageChange = { state?: ContactMessage['state'] | undefined; note?: string | null | undefined }

/** Changes an inbox message; closing and reopening are logged without its text. */
export async function noteMessage(
  { db, now }: Wiring,
  { user, retry }: By,
  id: string,
  change: MessageChange,
): Promise<ContactMessage> {
  return idempotent(db, user.id, retry, async (tx) => {
    const { before, after } = found(await changeMessage(tx, id, change), 'Message')
    if ((before.state === 'done') !== (after.state === 'done'))
      await auditStore(tx).add({
        action: after.state === 'done' ? 'message_done' : 'message_reopened',
        at: now(),
        subjectId: null,
        details: { received: dayIn(user.zone, new Date(after.createdAt)) },
      })
    return after
  })
}
