import { loginPath } from '#contract/http/paths.ts'
import { addressOf } from '#web/http/address.ts'
import { beginSignIn } from './pending-sign-in.ts'

/** Opens the hosted sign-in page in the phone's browser, which returns by a deep link. */
export async function redirectToSignIn({
  method,
  creates,
}: {
  method?: string | undefined
  creates: boolean
}) {
  const query = new URLSearchParams({ platform: 'ios', ...(await beginSignIn(method)) })
  if (method) query.set('method', method)
  if (creates) query.set('prompt', 'create')
  window.location.assign(addressOf(`${loginPath}?${query}`))
}
