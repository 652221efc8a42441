import { useSyncExternalStore } from 'react'

const query = '(min-width: 64rem)'

/** Whether the screen is wide enough for the whole table. */
export function useWide(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const wide = matchMedia(query)
      wide.addEventListener('change', changed)
      return () => wide.removeEventListener('change', changed)
    },
    () => matchMedia(query).matches,
  )
}
