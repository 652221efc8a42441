import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { errorBody } from '#contract/http/errors.ts'
import { testApp } from '#server/testing.ts'

let app: Awaited<ReturnType<typeof testApp>>
let port: number
beforeAll(async () => {
  app = await testApp()
  await app.app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.app.server.address() as { port: number }).port
})
afterAll(() => app.close())

/** The server's answer to raw bytes on a new connection. */
function answerTo(bytes: string): Promise<{ status: number; headers: string; body: string }> {
  return new Promise((resolve, reject) => {
    let text = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    socket.setEncoding('utf8').on('data', (piece) => {
      text += piece
    })
    socket.once('error', reject)
    socket.once('close', () => {
      const [headers = '', body = ''] = text.split('\r\n\r\n')
      resolve({ status: Number(headers.split(' ')[1]), headers, body })
    })
  })
}

const host = 'Host: localhost\r\nConnection: close\r\n'
const long = 'x'.repeat(300 * 1024)
const posted = (type: string, body: string) =>
  `POST /api/events HTTP/1.1\r\n${host}Content-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n${body}`

test.each<[string, number, string, string]>([
  ['no HTTP at all', 400, 'invalid', 'hello\r\n\r\n'],
  ['a method that there is not', 400, 'invalid', `FOO /api/health HTTP/1.1\r\n${host}\r\n`],
  ['a method that nothing answers', 404, 'not_found', `PROPFIND /api/health HTTP/1.1\r\n${host}\r\n`],
  ['a method that no page answers', 404, 'not_found', `PROPFIND / HTTP/1.1\r\n${host}\r\n`],
  [
    'headers without an end',
    431,
    'too_large',
    `GET / HTTP/1.1\r\n${host}X-Long: ${'x'.repeat(40_000)}\r\n\r\n`,
  ],
  ['an address without an end', 431, 'too_large', `GET /${'x'.repeat(40_000)} HTTP/1.1\r\n${host}\r\n`],
  [
    'a part of an address that is too long',
    404,
    'not_found',
    `GET /api/activities/${'x'.repeat(500)} HTTP/1.1\r\n${host}\r\n`,
  ],
  ['an address that cannot be read', 400, 'invalid', `GET /api/%zz HTTP/1.1\r\n${host}\r\n`],
  ['no host', 400, 'invalid', 'GET /api/health HTTP/1.1\r\nConnection: close\r\n\r\n'],
  [
    'a body of two lengths',
    400,
    'invalid',
    `POST /api/events HTTP/1.1\r\n${host}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}`,
  ],
  ['half a JSON', 400, 'invalid', posted('application/json', '{"events":')],
  ['no body where one belongs', 400, 'invalid', posted('application/json', '')],
  ['a text', 415, 'unsupported_media', posted('text/plain', 'hello')],
  ['another kind than there is', 415, 'unsupported_media', posted('nonsense', 'hello')],
  ['a body over its bound', 413, 'too_large', posted('application/json', JSON.stringify(long))],
])('%s is refused with %i, in the one error shape, with a request id', async (_what, status, code, bytes) => {
  const answer = await answerTo(bytes)
  const body = errorBody.parse(JSON.parse(answer.body))
  expect([answer.status, body.code]).toEqual([status, code])
  expect(answer.headers).toMatch(new RegExp(`x-request-id: ${body.requestId}`, 'i'))
})
