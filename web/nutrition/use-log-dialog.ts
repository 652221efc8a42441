import { useLocation, useSearch } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'

export const logTabs = ['photo', 'manual', 'drinks'] as const
export type LogTab = (typeof logTabs)[number]

/**
 * The log dialog stands in the address (`?log=photo`), so that a link can open it and the device's
 * way back closes it.
 */
export function useLogDialog() {
  const [path, go] = useLocation()
  const asked = new URLSearchParams(useSearch()).get('log')
  const openedHere = useHistoryState<{ openedHere?: boolean } | null>()?.openedHere
  return {
    tab: logTabs.find((tab) => tab === asked),
    open: (tab: LogTab) => go(`${path}?log=${tab}`, { state: { openedHere: true } }),
    change: (tab: LogTab) => go(`${path}?log=${tab}`, { replace: true, state: { openedHere } }),
    close: () => (openedHere ? history.back() : go(path, { replace: true })),
  }
}
