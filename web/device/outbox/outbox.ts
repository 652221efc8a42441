import type { Endpoint, Input, Output } from '#contract/http/endpoint.ts'
import { dayMs } from '#contract/measures/day.ts'
import type { NutritionLog } from '#contract/nutrition/nutrition.ts'
import { ApiError, isSignedOut } from '#web/http/api-error.ts'
import { pathOf } from '#web/http/client.ts'
import { queryClient } from '#web/http/query-client.ts'
import { newId } from '#web/http/random.ts'
import { list, listedEntries, readList, relist, tellOtherTabs, unlist } from './outbox-list.ts'
import { type Entry, type EntryKind, outboxStore } from './outbox-store.ts'
import { post, reasonOf, verdictOn, waitsAlone, withdraw } from './post-entry.ts'
import { announceSentence } from './sentence-news.ts'

export type Write<E extends Endpoint> = {
  kind: EntryKind
  endpoint: E
  params?: Input<E>['params']
  body: Input<E>['body']
  /** Idempotency key of the intent. */
  key?: string
  /** The provisional entry, shown until the server's own arrives. */
  shown: unknown
  /** Paths whose cached answers become stale. */
  changes: readonly string[]
  /** When it was first written, in milliseconds since 1970; now by default. */
  loggedAt?: number | undefined
}
/** The server's answer (undefined if another tab received it); `kept` while the entry waits on this device. */
export type Outcome<E extends Endpoint> = { answer: Output<E> | undefined } | 'kept'

/** Milliseconds until a screen reports the entry as kept. */
const patience = 4000
/** Milliseconds until the next attempt, doubled each time. */
const pause = { first: 5000, longest: 300_000 }
/** Server errors after which an entry no longer blocks later ones. */
const mostFailures = 6

/** Milliseconds for which a sent entry is merged into older cached answers. */
export const rememberedFor = 7 * dayMs

/** Callers waiting for the outcome of their entry. */
const awaiting = new Map<
  string,
  { settle: (outcome: Outcome<Endpoint>) => void; fail: (error: unknown) => void }
>()

/**
 * Stores an entry on this device, then sends it in order. Resolves with the server's answer or `kept`. Error: `ApiError` if
 * the server refuses it while the caller waits; the entry is then dropped.
 */
export async function deliver<E extends Endpoint>(userId: string, write: Write<E>): Promise<Outcome<E>> {
  const { kind, endpoint, params, body, shown, changes, key: id = newId(), loggedAt = Date.now() } = write
  const at = { loggedAt, failures: 0, state: 'waiting' } as const
  const entry: Entry = { id, userId, kind, path: pathOf(endpoint, params), body, shown, changes, ...at }
  list({ ...entry, state: 'sending' })
  try {
    await outboxStore.add(entry)
  } catch {
    // Without storage the entry is sent directly.
    const sent = post(entry).finally(() => unlist(id))
    return { answer: (await sent) as Output<E> }
  }
  const outcome = new Promise<Outcome<Endpoint>>((settle, fail) => awaiting.set(id, { settle, fail }))
  setTimeout(() => keep(id), patience)
  void sendOutbox(userId)
  return outcome as Promise<Outcome<E>>
}

/** Reports the entry as kept to its caller. */
function keep(id: string) {
  if (listedEntries().find((entry) => entry.id === id)?.state === 'sending') relist(id, { state: 'waiting' })
  awaiting.get(id)?.settle('kept')
  awaiting.delete(id)
}

let sending = Promise.resolve()
let timer: ReturnType<typeof setTimeout> | undefined
let tries = 0

/** Sends the entries of an account in order, one at a time across tabs; resolves when all were tried. */
export function sendOutbox(userId: string): Promise<void> {
  clearTimeout(timer)
  const turn = () => sendAll(userId)
  sending = sending
    .then(() => (navigator.locks ? navigator.locks.request('outbox', turn) : turn()))
    // Without storage there is nothing to send.
    .catch(() => undefined)
  return sending
}

async function sendAll(userId: string) {
  await outboxStore.dropSent(Date.now() - rememberedFor)
  await readList(userId)
  /** Entries that wait without holding back later ones. */
  const aside = new Set<string>()
  for (;;) {
    const next = (await outboxStore.entriesOf(userId)).find((one) => isDue(one) && !aside.has(one.id))
    if (!next) break
    const goesOn = await sendOne(next, aside)
    if (aside.has(next.id)) continue
    if (goesOn) tries = 0
    else {
      for (const { id } of listedEntries()) keep(id)
      return
    }
  }
  if (aside.size) tryLater(userId)
  // Another tab has sent it.
  for (const [id, { settle }] of awaiting) {
    settle({ answer: undefined })
    awaiting.delete(id)
  }
}

const isDue = ({ state }: Entry) => state === 'waiting' || state === 'withdrawn'

/** Sends one entry; returns whether the next may follow. */
async function sendOne(entry: Entry, aside: Set<string>): Promise<boolean> {
  if (entry.state === 'withdrawn') return takeBack(entry, aside)
  try {
    // Stored first: if the answer is lost, discarding the entry must still withdraw it from the server.
    const mayArrive = navigator.onLine !== false && !entry.tried
    if (mayArrive && !(await outboxStore.change(entry.id, { tried: true }))) return true
    const answer = await post(entry)
    const sent = { state: 'sent', sentAt: Date.now(), ...readFrom(entry, answer) } as const
    // Discarded meanwhile: the next pass withdraws it.
    if (!(await outboxStore.change(entry.id, sent))) return true
    relist(entry.id, sent)
    const watched = awaiting.get(entry.id)
    watched?.settle({ answer: answer as Output<Endpoint> })
    awaiting.delete(entry.id)
    if (!watched && entry.kind === 'sentence') announceSentence({ read: logOf(answer) })
    tellOtherTabs(entry.userId)
    refreshScreens(entry)
    return true
  } catch (error) {
    return judge(entry, error, aside)
  }
}

const logOf = (answer: unknown) => (answer as { nutritionLog: NutritionLog }).nutritionLog

/** A sentence becomes the meal that was read from it. */
const readFrom = ({ kind }: Entry, answer: unknown) =>
  kind === 'sentence' ? ({ kind: 'meal', shown: logOf(answer) } as const) : {}

/** Lets later entries pass; the caller is told that it waits. */
function setAside(entry: Entry, aside: Set<string>): true {
  aside.add(entry.id)
  keep(entry.id)
  return true
}

async function takeBack(entry: Entry, aside: Set<string>): Promise<boolean> {
  const error = await withdraw(entry).catch((reason: unknown) => reason ?? new Error())
  if (waitsAlone(entry, error)) return setAside(entry, aside)
  const verdict = error && verdictOn(error)
  if (verdict === 'signed-out') return false
  if (verdict === 'unreachable' || (verdict === 'failed' && tries < mostFailures))
    return tryLater(entry.userId)
  // A refused entry is not on the server.
  await outboxStore.drop(entry.id)
  refreshScreens(entry)
  return true
}

async function judge(entry: Entry, error: unknown, aside: Set<string>): Promise<boolean> {
  const { id, userId } = entry
  if (waitsAlone(entry, error)) return setAside(entry, aside)
  const verdict = verdictOn(error)
  const watched = awaiting.get(id)
  if (watched && verdict !== 'unreachable') {
    awaiting.delete(id)
    // An expired session keeps all entries.
    if (isSignedOut(error)) relist(id, { state: 'waiting' })
    else await drop(entry)
    watched.fail(error)
    return !isSignedOut(error)
  }
  if (verdict === 'signed-out') return false
  const failures = entry.failures + (verdict === 'failed' ? 1 : 0)
  if (verdict === 'refused' || failures >= mostFailures) {
    const status = error instanceof ApiError ? error.status : undefined
    const refusal = { state: 'refused', reason: reasonOf(error), status } as const
    await outboxStore.change(id, { ...refusal, failures })
    relist(id, refusal)
    if (entry.kind === 'sentence') announceSentence({ refused: { ...entry, ...refusal } })
    tellOtherTabs(userId)
    return true
  }
  await outboxStore.change(id, { failures })
  return tryLater(userId)
}

async function drop({ id, userId }: Entry) {
  unlist(id)
  await outboxStore.drop(id)
  tellOtherTabs(userId)
}

function tryLater(userId: string): false {
  timer = setTimeout(() => void sendOutbox(userId), Math.min(pause.first * 2 ** tries, pause.longest))
  tries += 1
  return false
}

function refreshScreens({ changes }: Entry) {
  for (const path of changes) void queryClient.invalidateQueries({ queryKey: [path] })
}

/** Discards an entry, also from the server. */
export async function discardEntry({ id, userId }: Pick<Entry, 'id' | 'userId'>) {
  unlist(id)
  awaiting.get(id)?.settle({ answer: undefined })
  awaiting.delete(id)
  await outboxStore.throwAway(id)
  tellOtherTabs(userId)
  void sendOutbox(userId)
}

/** Sends refused entries again; with `body`, one corrected entry under a new key. */
export async function retryEntries(userId: string, mended?: Pick<Entry, 'id' | 'body' | 'shown'>) {
  for (const { id, state } of await outboxStore.entriesOf(userId)) {
    if (state !== 'refused' || (mended && mended.id !== id)) continue
    const change = mended ? { ...mended, id: newId() } : {}
    await outboxStore.change(id, { ...change, state: 'waiting', failures: 0 })
  }
  await sendOutbox(userId)
}
