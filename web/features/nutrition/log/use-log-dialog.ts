import { useLocation, useSearch } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { entriesToLeave } from '#web/ui/overlays/dialog-history.ts'
import { withQuery } from '../day/use-shown-day.ts'

export const logTabs = ['photo', 'manual', 'drinks'] as const
export type LogTab = (typeof logTabs)[number]

/** The log dialog is part of the address (`?log=photo`), so that links open it and Back closes it. */
export function useLogDialog() {
  const [path, go] = useLocation()
  const search = useSearch()
  const asked = new URLSearchParams(search).get('log')
  const openedHere = useHistoryState<{ openedHere?: boolean } | null>()?.openedHere
  /** The address with the dialog's tab set or removed; the day is kept. */
  const address = (tab?: LogTab) => {
    const query = new URLSearchParams(search)
    if (tab) query.set('log', tab)
    else query.delete('log')
    return withQuery(path, query)
  }
  return {
    tab: logTabs.find((tab) => tab === asked),
    open: (tab: LogTab) => go(address(tab), { state: { openedHere: true } }),
    change: (tab: LogTab) => go(address(tab), { replace: true, state: { openedHere } }),
    close: () => (openedHere ? history.go(-entriesToLeave()) : go(address(), { replace: true })),
  }
}
