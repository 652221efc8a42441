import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

/** The double's reply to one request. `text` and `json` become the content of a well-formed completion. */
export type Reply =
  | { json: unknown }
  | { text: string }
  | { status: number; headers?: Record<string, string> }
  | 'hang'
  | 'trickle'
  | 'cut short'
  | 'huge'
  | 'not JSON'
  | 'hang up'
/** A reply, or a function of the request. */
export type Answering = Reply | ((asked: Asked) => Reply)
export type Asked = { path: string; authorization: string | undefined; body: Record<string, unknown> }

/**
 * A model server on loopback with OpenAI's chat completions protocol. Uses the replies in order, the last one
 * repeatedly; records requests in `asked`.
 */
export async function modelDouble(...replies: [Answering, ...Answering[]]) {
  const asked: Asked[] = []
  const server = createServer(async (request, response) => {
    const body = await readBody(request).catch(() => undefined)
    if (!body) return
    const one = {
      path: request.url ?? '',
      authorization: request.headers.authorization,
      body: JSON.parse(body),
    }
    asked.push(one)
    const reply = replies[Math.min(asked.length, replies.length) - 1]!
    answer(response, typeof reply === 'function' ? reply(one) : reply)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    asked,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function answer(response: ServerResponse, reply: Reply) {
  const json = (status: number, body: unknown, headers = {}) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
  if (typeof reply === 'object') {
    if ('json' in reply) json(200, completion(JSON.stringify(reply.json)))
    else if ('text' in reply) json(200, completion(reply.text))
    else json(reply.status, { error: { message: 'scripted', type: 'scripted' } }, reply.headers)
    return
  }
  switch (reply) {
    case 'hang':
      return
    case 'hang up':
      response.destroy()
      return
    case 'trickle':
      trickle(response)
      return
    case 'cut short': {
      const whole = JSON.stringify(completion('{"title":"Eggs","foods":['))
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': whole.length })
      response.write(whole.slice(0, whole.length / 2), () => response.destroy())
      return
    }
    case 'huge':
      json(200, completion(`{"title":"${'x'.repeat(10_000_000)}"}`))
      return
    case 'not JSON':
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome</h1>')
  }
}

/** Sends one byte at a time, so that the connection is never idle. */
function trickle(response: ServerResponse) {
  response.writeHead(200, { 'content-type': 'application/json' })
  const timer = setInterval(() => response.write(' '), 20)
  response.on('close', () => clearInterval(timer))
}

function completion(content: string) {
  return {
    id: 'chatcmpl-double',
    object: 'chat.completion',
    created: 1_767_225_600,
    model: 'double',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 10, completion_tokens: 10, total_tokens: 20 },
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}
