import { useSearchParams } from 'wouter'
import { isIos } from '#web/http/platform.ts'

/** Whether this hosted page was opened by the app, in the phone's browser; `query` keeps that from page to page. */
export function useAppVisit() {
  const [search] = useSearchParams()
  const forApp = search.get('platform') === 'ios' && !isIos()
  return { forApp, query: forApp ? '?platform=ios' : '' }
}
