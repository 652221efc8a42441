import { loginPath } from '#contract/paths.ts'
import { addressOf } from '#web/http/address.ts'
import { beginSignIn } from './begun-sign-in.ts'

/** From the iOS app to the hosted page in the phone's browser, which sends the answer back as a deep link. */
export async function leaveForSignIn(method?: string) {
  const query = new URLSearchParams({ platform: 'ios', ...(await beginSignIn(method)) })
  if (method) query.set('method', method)
  window.location.assign(addressOf(`${loginPath}?${query}`))
}
