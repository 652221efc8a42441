import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { listeningServer } from '#web/http/testing.ts'
import { phoneDouble } from '#web/native/double.ts'

let phone: ReturnType<typeof phoneDouble>
let server: Awaited<ReturnType<typeof listeningServer>>
beforeAll(async () => {
  server = await listeningServer(() => ({ status: 200, body: '{"success":true}' }))
  vi.stubEnv('VITE_API_HOST', server.origin)
  phone = phoneDouble({ PushNotifications: { methods: {} } })
})
afterAll(async () => {
  await server.close()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})
const tap = (data: unknown) =>
  phone.emit('PushNotifications.pushNotificationActionPerformed', { actionId: 'tap', notification: { data } })

test('a tapped message leads to its screen and is reported as opened; one of no path of ours does nothing', async () => {
  const { followPushes } = await import('./opened-pushes.ts')
  const went: string[] = []
  const stop = followPushes((path) => went.push(path))
  await expect.poll(() => phone.heard()).toHaveLength(1)
  tap({ url: '//evil.example/x', receipt: 'r' })
  tap({ aps: {} })
  tap({ url: '/nutrition?meal=lunch', receipt: 'signed', aps: { alert: {} } })
  expect(went).toEqual(['/nutrition?meal=lunch'])
  await expect.poll(() => server.heard).toHaveLength(1)
  expect(JSON.parse(server.heard[0]!.body)).toEqual({ receipt: 'signed', event: 'opened' })
  stop()
  await expect.poll(() => phone.heard()).toEqual([])
})
