import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import type { PushPayload } from '#contract/notifications.ts'
import { oneSignalPush } from './onesignal-push.ts'

const payload: PushPayload = {
  id: '0196b2f0-0000-7000-8000-000000000001',
  title: 'Time for lunch',
  body: 'Log it in a few seconds.',
  url: '/nutrition',
  tag: 'meal_reminder:lunch',
  receipt: 'receipt-0123456789',
}

async function sending(status: number, answer: object | 'hang') {
  const asked: { path: string; authorization: string | undefined; body: object }[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = await Array.fromAsync(request)
    const { authorization } = request.headers
    asked.push({
      path: request.url ?? '',
      authorization,
      body: JSON.parse(Buffer.concat(chunks).toString()),
    })
    if (answer !== 'hang') response.writeHead(status).end(JSON.stringify(answer))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  const lines: string[] = []
  const push = oneSignalPush({
    appId: 'an-app',
    apiKey: 'a-key',
    timeoutMs: 300,
    log: { warn: (about, line) => void lines.push(`${line} ${JSON.stringify(about)}`) },
    address: `http://127.0.0.1:${(server.address() as { port: number }).port}`,
  })
  return { outcome: await push.send('a-subscription', payload), asked, lines }
}

test('a message goes to its one subscription, under our app', async () => {
  const { outcome, asked } = await sending(200, { id: 'a message' })
  expect(outcome).toBe('sent')
  expect(asked).toEqual([
    {
      path: '/notifications',
      authorization: 'Key a-key',
      body: expect.objectContaining({
        app_id: 'an-app',
        include_subscription_ids: ['a-subscription'],
        headings: { en: payload.title },
        contents: { en: payload.body },
        data: { id: payload.id, url: payload.url, receipt: payload.receipt },
      }),
    },
  ])
})

test('a subscription that ended is known by the body of the answer', async () => {
  const unsubscribed = { id: '', errors: ['All included players are not subscribed'] }
  expect((await sending(200, unsubscribed)).outcome).toBe('gone')
  const invalid = { id: '', errors: { invalid_player_ids: ['a-subscription'] } }
  expect((await sending(200, invalid)).outcome).toBe('gone')
})

test.each([
  [429, {}],
  [307, {}],
  [503, {}],
  [200, 'hang'],
] as const)('an answer of %s %j is “later”, and the log names nobody', async (status, answer) => {
  const { outcome, lines, asked } = await sending(status, answer)
  expect(outcome).toBe('later')
  expect(asked).toHaveLength(1)
  expect(lines).toHaveLength(1)
  expect(lines.join()).not.toMatch(/subscription|a-key|lunch|receipt-/)
})
