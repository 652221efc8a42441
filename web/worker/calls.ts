/** Timeout of a call in milliseconds; short, so that the worker can stop again. */
const timeoutMs = 10_000

/** Paths written out: the contract's schemas would outweigh the worker. */
export const paths = {
  receipts: '/api/notifications/receipts',
  devices: '/api/register-device-token',
  config: '/api/config',
}

/** Reports that a message arrived or was opened. Failures are ignored. */
export async function acknowledge(receipt: string | undefined, event: 'delivered' | 'opened') {
  if (receipt) await send('POST', paths.receipts, { receipt, event }, 'omit').catch(() => undefined)
}

export async function registerDevice(subscription: PushSubscription) {
  await send('POST', paths.devices, { token: JSON.stringify(subscription), platform: 'web' })
}

export async function forgetDevice(subscription: PushSubscription) {
  await send('DELETE', paths.devices, { token: JSON.stringify(subscription) })
}

/** The VAPID key for subscriptions. */
export async function serverKey(): Promise<string> {
  const answer = await fetch(paths.config, { signal: AbortSignal.timeout(timeoutMs) })
  const { vapidPublicKey } = await answer.json()
  return vapidPublicKey
}

async function send(
  method: string,
  path: string,
  body: object,
  credentials: RequestCredentials = 'same-origin',
) {
  const answer = await fetch(path, {
    method,
    credentials,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!answer.ok) throw new Error(`The answer was ${answer.status}.`)
}
