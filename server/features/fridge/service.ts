import {
  type Ingredient,
  mostIngredients,
  type ScanResult,
  scanMinutes,
  scanPhotos,
} from '#contract/fridge.ts'
import { AppError, found } from '#contract/http/errors.ts'
import type { Queryable } from '#server/adapters/database/database.ts'
import { idempotent } from '#server/adapters/database/idempotency.ts'
import { ownerTransaction } from '#server/adapters/database/owners/owner-transaction.ts'
import type { Deps } from '#server/deps.ts'
import { withUnit } from '#server/features/subscriptions/service.ts'
import type { Account } from '#server/http/identity.ts'
import { readPhoto } from '#server/http/photo/photo.ts'
import type { Retry } from '#server/http/route.ts'
import { kitchenName } from '#server/knowledge/kitchen/kitchen-name.ts'
import { type Found, merged } from './merge.ts'
import { fridgeStore } from './store.ts'
import { words } from './words.ts'

type Who = { user: Account; retry?: Retry | undefined }

/**
 * Reads a photo and merges its foods into the session, a new one without `sessionId`. The photo is not stored. A
 * scan that falls back to common items is free, and so are the next photos of a paid one (contract/fridge.ts).
 * Errors: `invalid` without a photo, the photo's own, `not_found` for the session, `quota_exceeded`.
 */
export async function scan(
  deps: Deps,
  user: Account,
  image: Buffer | undefined,
  sessionId: string | undefined,
): Promise<ScanResult> {
  if (!image) throw new AppError('invalid', words.noPhoto, { fields: { image: words.noPhoto } })
  if (sessionId) await checkSession(deps.db, user.id, sessionId)
  const photo = await readPhoto(image)
  const look = async (isPaid: boolean) => {
    const { ingredients: seen, analysis, source } = await deps.ai.scanFridge(photo.bytes)
    const unticked = seen.map((one) => ({ ...one, isConfirmed: false }))
    const id = sessionId ?? crypto.randomUUID()
    const ingredients = await ownerTransaction(deps.db, user.id, async (tx) => {
      if (!sessionId) await fridgeStore(tx, user.id).start(id, deps.now())
      if (isPaid && !analysis.error)
        await fridgeStore(tx, user.id).paid(id, later(deps.now(), scanMinutes), scanPhotos - 1)
      return add(tx, user.id, id, deps.now(), unticked)
    })
    return { sessionId: id, ingredients, analysis, source }
  }
  const takePhoto = (id: string) =>
    ownerTransaction(deps.db, user.id, (tx) => fridgeStore(tx, user.id).takePhoto(id, deps.now()))
  if (sessionId && (await takePhoto(sessionId))) return look(false)
  return withUnit(
    deps.db,
    user,
    'fridge_scan',
    deps.now(),
    () => look(true),
    ({ analysis }) => analysis.error !== null,
  )
}

const later = (now: Date, minutes: number) => new Date(now.getTime() + minutes * 60_000)

export function startSession({ db, now }: Deps, { user, retry }: Who): Promise<{ sessionId: string }> {
  return idempotent(db, user.id, retry, async (tx) => {
    const sessionId = crypto.randomUUID()
    await fridgeStore(tx, user.id).start(sessionId, now())
    return { sessionId }
  })
}

/**
 * Adds a named ingredient, ticked; an existing one is ticked. Errors: `not_found`, `invalid` on `name` in a full
 * session.
 */
export function addByName(
  { db, now }: Deps,
  { user, retry }: Who,
  sessionId: string,
  typed: string,
): Promise<Ingredient> {
  return idempotent(db, user.id, retry, async (tx) => {
    const named = { ...kitchenName(typed), confidence: 1, isConfirmed: true }
    const all = await add(tx, user.id, sessionId, now(), [named])
    const added = all.find(({ name }) => name === named.name)
    if (added) return added
    const full = words.sessionFull(mostIngredients)
    throw new AppError('invalid', full, { fields: { name: full } })
  })
}

async function add(
  tx: Queryable,
  userId: string,
  sessionId: string,
  now: Date,
  some: readonly Found[],
): Promise<Ingredient[]> {
  const store = fridgeStore(tx, userId)
  found((await store.use(sessionId, now)) || undefined, 'Session')
  const all = merged(await store.ingredients(sessionId), some)
  await store.put(sessionId, all)
  return all
}

/** Error: `not_found` for another account's session. */
export async function checkSession(db: Queryable, userId: string, id: string) {
  found((await fridgeStore(db, userId).has(id)) || undefined, 'Session')
}
