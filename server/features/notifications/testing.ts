import { registerDevice } from '#contract/notifications.ts'
import type { testApp } from '#server/testing.ts'

export type App = Awaited<ReturnType<typeof testApp>>

/** A browser's subscription as sent by a client. */
export const subscription = (name: string) =>
  JSON.stringify({ endpoint: `https://push.example/${name}`, keys: { p256dh: 'key', auth: 'secret' } })

/** Registers a browser for an account. */
export function withDevice(app: App, person: string, device = `${person}-phone`) {
  return app.as(person).call(registerDevice, { body: { token: subscription(device), platform: 'web' } })
}

/** Messages to this device, in order. */
export function receivedBy(app: App, device: string) {
  return app.push.sent
    .filter(({ target }) => target.token === subscription(device))
    .map(({ payload }) => payload)
}

/** Sets the clock and runs the minute's job. */
export async function sweepAt(app: App, moment: string) {
  app.clock.now = new Date(moment)
  await app.jobs.run('send-notifications')
}
