import type { Endpoint } from '#contract/endpoint.ts'

export type Answer = { status: number; body: unknown; text: string }

/** Somebody with an account, or a guest without one, who calls a server over HTTP as the client does. */
export type Person = {
  name: string
  /** `path` with its parameters filled in. */
  call(
    server: string,
    method: Endpoint['method'],
    path: string,
    payload?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer>
}

export const guest: Person = personWith('guest', '')

/** Registers on `server`; the session counts on every server of the same database. */
export async function signUp(server: string, name: string): Promise<Person> {
  const response = await fetch(`${server}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server },
    body: JSON.stringify({
      name,
      email: `${name.toLowerCase()}@example.com`,
      password: `${name} has a password`,
    }),
  })
  if (!response.ok) throw new Error(`${name} could not register: ${await response.text()}`)
  const cookies = response.headers.getSetCookie().map((one) => one.split(';')[0]!)
  return personWith(name, cookies.join('; '))
}

function personWith(name: string, cookie: string): Person {
  return {
    name,
    async call(server, method, path, payload, headers = {}) {
      const form = payload instanceof FormData
      const response = await fetch(server + path, {
        method,
        signal: AbortSignal.timeout(30_000),
        redirect: 'manual',
        headers: {
          accept: 'application/json',
          origin: server,
          ...(cookie && { cookie }),
          ...(payload !== undefined && !form && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(payload !== undefined && { body: form ? payload : JSON.stringify(payload) }),
      })
      const text = await response.text()
      return { status: response.status, text, body: parsed(text) }
    },
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
