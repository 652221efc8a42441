import { useSearchParams } from 'wouter'
import { isIos } from '#web/http/platform.ts'

/** Whether the iOS app opened this hosted page; `query` carries that to the next page. */
export function useAppVisit() {
  const [search] = useSearchParams()
  const forApp = search.get('platform') === 'ios' && !isIos()
  return { forApp, query: forApp ? '?platform=ios' : '' }
}
