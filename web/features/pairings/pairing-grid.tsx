import type { ReactNode } from 'react'

/** Cards of pairings beside each other, as many as fit. */
export function PairingGrid({ children }: { children: ReactNode }) {
  return <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3">{children}</ul>
}
