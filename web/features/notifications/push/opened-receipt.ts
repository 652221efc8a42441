import { acknowledgeNotification } from '#contract/http/first-calls.ts'
import { receiptParameter } from '#contract/http/paths.ts'
import { request } from '#web/http/request.ts'

/** Removes the receipt of an email's link from the address before any other code reads it, and reports it as opened. */
export function takeOpenedReceipt() {
  const address = new URL(location.href)
  const receipt = address.searchParams.get(receiptParameter)
  if (receipt === null) return
  address.searchParams.delete(receiptParameter)
  history.replaceState(history.state, '', address)
  const { method, path } = acknowledgeNotification
  // A missed statistic shows no message.
  request(method, path, { receipt, event: 'opened' }, { keepalive: true }).catch(() => undefined)
}
