import { useLocation, useSearch } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { type MealType, mealTypes } from '#contract/nutrition/nutrition.ts'
import { entriesToLeave } from '#web/ui/overlays/dialog-history.ts'
import { withQuery } from '../day/use-shown-day.ts'

export const logTabs = ['photo', 'manual', 'drinks'] as const
export type LogTab = (typeof logTabs)[number]

/** The address of the log dialog, with the meal if one was chosen. */
export const logPath = (tab: LogTab, meal?: MealType) => `/nutrition?log=${tab}${meal ? `&meal=${meal}` : ''}`

/** The log dialog is part of the address (`?log=photo&meal=lunch`), so that links open it and Back closes it. */
export function useLogDialog() {
  const [path, go] = useLocation()
  const search = useSearch()
  const asked = new URLSearchParams(search)
  const openedHere = useHistoryState<{ openedHere?: boolean } | null>()?.openedHere
  /** The address with the dialog's tab and meal set or removed; the day is kept. */
  const address = (tab?: LogTab, meal?: MealType) => {
    const query = new URLSearchParams(search)
    query.delete('log')
    query.delete('meal')
    if (tab) query.set('log', tab)
    if (tab && meal) query.set('meal', meal)
    return withQuery(path, query)
  }
  const mealType = mealTypes.find((type) => type === asked.get('meal'))
  return {
    tab: logTabs.find((tab) => tab === asked.get('log')),
    mealType,
    open: (tab: LogTab, meal?: MealType) => go(address(tab, meal), { state: { openedHere: true } }),
    change: (tab: LogTab) => go(address(tab, mealType), { replace: true, state: { openedHere } }),
    close: () => (openedHere ? history.go(-entriesToLeave()) : go(address(), { replace: true })),
  }
}
