import { acknowledgeNotification, pushPayload } from '#contract/notifications.ts'
import { call } from '#web/http/client.ts'
import { PushNotifications } from './phone-push.ts'

const carried = pushPayload.pick({ url: true, receipt: true })

/** Navigates to the target of tapped notifications, the launching one included; returns the function that stops it. */
export function followPushes(go: (path: string) => void): () => void {
  const listening = PushNotifications.addListener('pushNotificationActionPerformed', ({ notification }) => {
    const { data } = carried.safeParse(notification.data)
    if (!data) return
    go(data.url)
    // A missed statistic shows no message.
    call(acknowledgeNotification, { body: { receipt: data.receipt, event: 'opened' } }).catch(() => undefined)
  })
  return () => void listening.then(({ remove }) => remove())
}
