import type { ReactNode } from 'react'

type ToastAction = { label: string } & (
  | { onSelect: () => void; href?: never }
  | { href: string; onSelect?: never }
)
export type ToastMessage = {
  title: ReactNode
  description?: ReactNode
  action?: ToastAction | undefined
  variant?: 'default' | 'destructive'
}
export type ShownToast = ToastMessage & { id: number; open: boolean }

/** Toasts shown at the same time. */
export const toastLimit = 1
/** Milliseconds from a toast's dismissal until it is removed. */
export const removalDelay = 1_000_000

let shown: readonly ShownToast[] = []
let count = 0
const removals = new Map<number, ReturnType<typeof setTimeout>>()
const listeners = new Set<() => void>()

function change(next: readonly ShownToast[]) {
  for (const [id, timer] of removals) {
    if (next.some((entry) => entry.id === id)) continue
    clearTimeout(timer)
    removals.delete(id)
  }
  shown = next
  for (const listener of listeners) listener()
}

/** Shows a toast, replacing an older one; callable from anywhere. */
export function toast(message: ToastMessage): { id: number; dismiss: () => void } {
  count += 1
  const id = count
  change([{ ...message, id, open: true }, ...shown].slice(0, toastLimit))
  return { id, dismiss: () => dismissToast(id) }
}

/** Closes a toast; it is removed later, after its exit animation. */
export function dismissToast(id: number) {
  if (!shown.some((entry) => entry.id === id)) return
  change(shown.map((entry) => (entry.id === id ? { ...entry, open: false } : entry)))
  if (!removals.has(id))
    removals.set(
      id,
      setTimeout(() => change(shown.filter((entry) => entry.id !== id)), removalDelay),
    )
}

/** The toasts on screen or just dismissed, newest first. */
export function shownToasts(): readonly ShownToast[] {
  return shown
}

export function onToasts(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}
