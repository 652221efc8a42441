import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type Answer, listeningServer } from '#web/http/testing.ts'
import { sendMessage } from './send-message.ts'

let server: Awaited<ReturnType<typeof listeningServer>>
let answer: Answer
beforeAll(async () => {
  server = await listeningServer(() => answer)
})
afterAll(() => server.close())
beforeEach(() => {
  vi.stubEnv('VITE_API_HOST', server.origin)
  for (const level of ['debug', 'error'] as const)
    vi.spyOn(console, level).mockImplementation(() => undefined)
})

const written = { name: 'Ann', email: 'ann@example.com', subject: 'My scale', message: 'Can I connect it?' }

test('a message has arrived by the status of the answer alone, whatever its words', async () => {
  for (const body of ['{"success":true}', '<p>Thank you</p>', '']) {
    answer = { status: 200, body, type: 'text/html' }
    expect(await sendMessage(written)).toBe('sent')
  }
  expect(JSON.parse(server.heard.at(-1)!.body)).toEqual(written)
  answer = { status: 502, body: '<p>Bad gateway</p>', type: 'text/html' }
  await expect(sendMessage(written)).rejects.toThrow('502')
})

test('a refusal names the inputs at fault', async () => {
  const fields = { email: 'Enter a valid email address.' }
  answer = { status: 400, body: JSON.stringify({ code: 'invalid', message: 'No.', fields }) }
  expect(await sendMessage(written)).toEqual(fields)
})
