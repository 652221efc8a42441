import { acknowledgeNotification } from '#contract/http/first-calls.ts'
import { receiptParameter } from '#contract/http/paths.ts'
import { request } from '#web/http/request.ts'

/** Takes the receipt that a letter's link carries out of the address, before anything else sees it, and posts it as opened. */
export function takeOpenedReceipt() {
  const address = new URL(location.href)
  const receipt = address.searchParams.get(receiptParameter)
  if (receipt === null) return
  address.searchParams.delete(receiptParameter)
  history.replaceState(history.state, '', address)
  const { method, path } = acknowledgeNotification
  // A figure that is missed is worth no message.
  request(method, path, { receipt, event: 'opened' }, { keepalive: true }).catch(() => undefined)
}
