import { acknowledgeNotification, pushPayload } from '#contract/notifications.ts'
import { call } from '#web/http/client.ts'
import { PushNotifications } from './phone-push.ts'

const carried = pushPayload.pick({ url: true, receipt: true })

/** Goes where a tapped message leads, also the one that started the app, until the answer is called. */
export function followPushes(go: (path: string) => void): () => void {
  const listening = PushNotifications.addListener('pushNotificationActionPerformed', ({ notification }) => {
    const { data } = carried.safeParse(notification.data)
    if (!data) return
    go(data.url)
    // A figure that is missed is worth no message.
    call(acknowledgeNotification, { body: { receipt: data.receipt, event: 'opened' } }).catch(() => undefined)
  })
  return () => void listening.then(({ remove }) => remove())
}
