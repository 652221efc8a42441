import type { Endpoint, Input, Output } from '#contract/http/endpoint.ts'
import { isSignedOut } from '../api-error.ts'
import { pathOf } from '../client.ts'
import { queryClient } from '../query-client.ts'
import { list, listedEntries, readList, relist, unlist } from './outbox-list.ts'
import { type Entry, type EntryKind, outboxStore } from './outbox-store.ts'
import { tellOtherTabs } from './outbox-tabs.ts'
import { post, reasonOf, verdictOn, withdraw } from './post-entry.ts'

export type Write<E extends Endpoint> = {
  kind: EntryKind
  endpoint: E
  params?: Input<E>['params']
  body: Input<E>['body']
  /** One per intent of a person. */
  key?: string
  /** The entry as its feature shows it until the server’s own is there. */
  shown: unknown
  /** The paths whose answers it changes. */
  changes: readonly string[]
}
/** The server’s answer (undefined where another tab heard it); `kept` where the entry waits on this device. */
export type Outcome<E extends Endpoint> = { answer: Output<E> | undefined } | 'kept'

/** Milliseconds that a screen waits for an answer before it says that the entry is kept. */
const patience = 4000
/** Milliseconds until the next try: doubled each time. */
const pause = { first: 5000, longest: 300_000 }
/** Failures of the server's own, before an entry stops holding up those behind it. */
const mostFailures = 6

/** Milliseconds that an entry is shown in days that were seen before it arrived. */
export const rememberedFor = 7 * 86_400_000

/** Screens that wait for what becomes of their entry. */
const awaiting = new Map<
  string,
  { settle: (outcome: Outcome<Endpoint>) => void; fail: (error: unknown) => void }
>()

/**
 * Logs something: it is kept on this device first, then sent in its turn. Answers what the server answers, or
 * `kept`; throws `ApiError` where the server refuses it while somebody is looking, and then nothing is kept.
 */
export async function deliver<E extends Endpoint>(userId: string, write: Write<E>): Promise<Outcome<E>> {
  const { kind, endpoint, params, body, shown, changes, key: id = crypto.randomUUID() } = write
  const at = { loggedAt: Date.now(), failures: 0, state: 'waiting' } as const
  const entry: Entry = { id, userId, kind, path: pathOf(endpoint, params), body, shown, changes, ...at }
  list({ ...entry, state: 'sending' })
  try {
    await outboxStore.add(entry)
  } catch {
    // A browser that keeps nothing: sent as if there were no outbox.
    const sent = post(entry).finally(() => unlist(id))
    return { answer: (await sent) as Output<E> }
  }
  const outcome = new Promise<Outcome<Endpoint>>((settle, fail) => awaiting.set(id, { settle, fail }))
  setTimeout(() => keep(id), patience)
  void sendOutbox(userId)
  return outcome as Promise<Outcome<E>>
}

/** Whoever waits for it is told that the entry is kept. */
function keep(id: string) {
  if (listedEntries().find((entry) => entry.id === id)?.state === 'sending') relist(id, { state: 'waiting' })
  awaiting.get(id)?.settle('kept')
  awaiting.delete(id)
}

let sending = Promise.resolve()
let timer: ReturnType<typeof setTimeout> | undefined
let tries = 0

/** Sends what waits of an account, in order, one at a time over all tabs; resolves when all of it was tried. */
export function sendOutbox(userId: string): Promise<void> {
  clearTimeout(timer)
  const turn = () => sendAll(userId)
  sending = sending
    .then(() => (navigator.locks ? navigator.locks.request('outbox', turn) : turn()))
    // A browser that keeps nothing has nothing to send either.
    .catch(() => undefined)
  return sending
}

async function sendAll(userId: string) {
  await outboxStore.dropSent(Date.now() - rememberedFor)
  await readList(userId)
  for (;;) {
    const next = (await outboxStore.entriesOf(userId)).find(isDue)
    if (!next) break
    const goesOn = await sendOne(next)
    if (goesOn) tries = 0
    else {
      for (const { id } of listedEntries()) keep(id)
      return
    }
  }
  // Another tab has sent it.
  for (const [id, { settle }] of awaiting) {
    settle({ answer: undefined })
    awaiting.delete(id)
  }
}

const isDue = ({ state }: Entry) => state === 'waiting' || state === 'withdrawn'

/** Whether the next one may follow. */
async function sendOne(entry: Entry): Promise<boolean> {
  if (entry.state === 'withdrawn') return takeBack(entry)
  try {
    // Noted first: an answer that gets lost must not leave the entry on the server when it is thrown away here.
    const mayArrive = navigator.onLine !== false && !entry.tried
    if (mayArrive && !(await outboxStore.change(entry.id, { tried: true }))) return true
    const answer = await post(entry)
    const sent = { state: 'sent', sentAt: Date.now() } as const
    // Thrown away meanwhile: its turn comes again, to be withdrawn.
    if (!(await outboxStore.change(entry.id, sent))) return true
    relist(entry.id, sent)
    awaiting.get(entry.id)?.settle({ answer: answer as Output<Endpoint> })
    awaiting.delete(entry.id)
    tellOtherTabs(entry.userId)
    refreshScreens(entry)
    return true
  } catch (error) {
    return judge(entry, error)
  }
}

async function takeBack(entry: Entry): Promise<boolean> {
  const error = await withdraw(entry).catch((reason: unknown) => reason ?? new Error())
  const verdict = error && verdictOn(error)
  if (verdict === 'signed-out') return false
  if (verdict === 'unreachable' || (verdict === 'failed' && tries < mostFailures))
    return tryLater(entry.userId)
  // What the server does not take it does not have.
  await outboxStore.drop(entry.id)
  refreshScreens(entry)
  return true
}

async function judge(entry: Entry, error: unknown): Promise<boolean> {
  const { id, userId } = entry
  const verdict = verdictOn(error)
  const watched = awaiting.get(id)
  if (watched && verdict !== 'unreachable') {
    awaiting.delete(id)
    // Nothing is thrown away of somebody who only has to sign in again.
    if (isSignedOut(error)) relist(id, { state: 'waiting' })
    else await drop(entry)
    watched.fail(error)
    return !isSignedOut(error)
  }
  if (verdict === 'signed-out') return false
  const failures = entry.failures + (verdict === 'failed' ? 1 : 0)
  if (verdict === 'refused' || failures >= mostFailures) {
    await outboxStore.change(id, { state: 'refused', failures, reason: reasonOf(error) })
    relist(id, { state: 'refused', reason: reasonOf(error) })
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

/** Throws an entry away, as its owner asked; it does not come back from the server either. */
export async function discardEntry({ id, userId }: Pick<Entry, 'id' | 'userId'>) {
  unlist(id)
  awaiting.get(id)?.settle({ answer: undefined })
  awaiting.delete(id)
  await outboxStore.throwAway(id)
  tellOtherTabs(userId)
  void sendOutbox(userId)
}

/** Sends refused entries again; with `body`, one of them as it was mended, which makes it another write. */
export async function retryEntries(userId: string, mended?: Pick<Entry, 'id' | 'body' | 'shown'>) {
  for (const { id, state } of await outboxStore.entriesOf(userId)) {
    if (state !== 'refused' || (mended && mended.id !== id)) continue
    const change = mended ? { ...mended, id: crypto.randomUUID() } : {}
    await outboxStore.change(id, { ...change, state: 'waiting', failures: 0 })
  }
  await sendOutbox(userId)
}
