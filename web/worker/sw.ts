import type { Order } from '#web/http/worker-order.ts'
import { acknowledge, forgetDevice, registerDevice, serverKey } from './calls.ts'
import { isOwnPath, type Message, readMessage } from './message.ts'
import { openAt } from './open-at.ts'
import { dropOldShells, isHeld, keepShell, pageFor, shellFile } from './shell.ts'

declare const self: ServiceWorkerGlobalScope

/** Static routing of Chromium, which other browsers lack. */
type Routing = { addRoutes?(rule: { condition: { urlPattern: string }; source: 'network' }): Promise<void> }

self.addEventListener('install', (event) => {
  // A navigation to the API would be preloaded and then sent again, as the worker does not answer it.
  const routed = (event as Routing).addRoutes?.({ condition: { urlPattern: '/api/*' }, source: 'network' })
  if (routed) event.waitUntil(routed)
  // A newer worker caches its files first, then waits for the page's command, so that an open page keeps
  // its version. The first worker activates at once to receive messages; its files are cached when the page
  // asks.
  if (self.registration.active) event.waitUntil(keepShell())
})
self.addEventListener('activate', (event) => event.waitUntil(begin()))
self.addEventListener('message', (event) => {
  const order: Order = event.data
  if (order === 'take over') event.waitUntil(self.skipWaiting())
  if (order === 'keep shell') event.waitUntil(keepShell().catch(() => undefined))
})

self.addEventListener('fetch', (event) => {
  const { request, preloadResponse } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.origin || pathname.startsWith('/api/')) return
  if (request.mode === 'navigate')
    event.respondWith(pageFor(preloadResponse.then((answer) => answer ?? fetch(request))))
  else if (isHeld(pathname)) event.respondWith(shellFile(request))
})

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
  // The page renews the subscription at its next start if this fails.
  event.waitUntil(renew(event).catch(() => undefined))
})

async function begin() {
  const isRouted = 'InstallEvent' in self && 'addRoutes' in (self.InstallEvent as typeof Event).prototype
  await self.registration.navigationPreload?.[isRouted ? 'enable' : 'disable']()
  await dropOldShells()
  await self.clients.claim()
}

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

/** Registers the new subscription after the browser replaced or dropped the old one. */
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
