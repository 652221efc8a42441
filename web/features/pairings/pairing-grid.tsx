import type { ReactNode } from 'react'

/** A responsive grid of pairing cards. */
export function PairingGrid({ children }: { children: ReactNode }) {
  return <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3">{children}</ul>
}
