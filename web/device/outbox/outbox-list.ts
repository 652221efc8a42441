import { type Entry, outboxStore } from './outbox-store.ts'

/** As shown: `sending` until a first try has failed. */
export type Listed = Omit<Entry, 'state'> & {
  state: 'sending' | Exclude<Entry['state'], 'withdrawn'>
}

let listed: readonly Listed[] = []
const listeners = new Set<() => void>()

/** Unsent entries of this device, in the order of logging. */
export const listedEntries = () => listed

export function onListedEntries(changed: () => void) {
  listeners.add(changed)
  return () => void listeners.delete(changed)
}

function show(next: readonly Listed[]) {
  listed = next
  for (const listener of listeners) listener()
}

/** Shows an entry at the end of the list. */
export const list = (entry: Listed) => show([...listed.filter(({ id }) => id !== entry.id), entry])
export const unlist = (gone: string) => show(listed.filter(({ id }) => id !== gone))
export const relist = (changed: string, change: Partial<Listed>) =>
  show(listed.map((entry) => (entry.id === changed ? { ...entry, ...change } : entry)))

/** The account whose entries are listed. */
let owner: string | undefined

const otherTabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('outbox') : undefined
otherTabs?.addEventListener('message', ({ data: changed }: MessageEvent<string>) => {
  if (changed === owner) void readList(changed)
})

/** Notifies other tabs that the outbox of an account has changed. */
export const tellOtherTabs = (userId: string) => otherTabs?.postMessage(userId)

/** Lists the stored entries of an account. Entries being sent keep their state. */
export async function readList(userId: string) {
  owner = userId
  const held: (Entry | Listed)[] = await outboxStore.entriesOf(userId).catch(() => [])
  const moving = new Map(
    listed
      .filter((entry) => entry.userId === userId && entry.state === 'sending')
      .map((entry) => [entry.id, entry]),
  )
  const stated = held.filter(isShown).map((entry) => {
    const shown = entry.state === 'waiting' ? (moving.get(entry.id) ?? entry) : entry
    moving.delete(entry.id)
    return shown
  })
  show([...stated, ...moving.values()])
}

const isShown = (entry: Entry | Listed): entry is Listed => entry.state !== 'withdrawn'
