import { acknowledge, forgetDevice, registerDevice, serverKey } from './calls.ts'
import { isOwnPath, type Message, readMessage } from './message.ts'
import { openAt } from './open-at.ts'

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('push', (event) => {
  event.waitUntil(show(readMessage(event.data?.text(), self.origin)))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { url, receipt } = Object(event.notification.data)
  const path = isOwnPath(url, self.origin) ? url : '/'
  event.waitUntil(Promise.all([openAt(self.clients, path), acknowledge(receipt, 'opened')]))
})

self.addEventListener('pushsubscriptionchange', (event) => {
  // The page registers at its next visit whatever fails here.
  event.waitUntil(renew(event).catch(() => undefined))
})

async function show({ title, body, tag, url, receipt }: Message) {
  await self.registration.showNotification(title, {
    body,
    tag,
    icon: '/notification-icon.png',
    badge: '/notification-badge.png',
    data: { url, receipt },
  })
  await acknowledge(receipt, 'delivered')
}

/** The browser gave its subscription up, or another in its place. */
async function renew({ newSubscription, oldSubscription }: PushSubscriptionChangeEvent) {
  const applicationServerKey = oldSubscription?.options.applicationServerKey
  const subscription =
    newSubscription ??
    (await self.registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: applicationServerKey ?? (await serverKey()),
    }))
  await registerDevice(subscription)
  if (oldSubscription && oldSubscription.endpoint !== subscription.endpoint)
    await forgetDevice(oldSubscription)
}
