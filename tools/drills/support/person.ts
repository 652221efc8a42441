import { randomUUID } from 'node:crypto'
import { setTimezone } from '#contract/access/user.ts'
import type { Endpoint } from '#contract/http/endpoint.ts'
import { zone } from '#testing/clock.ts'
import type { TestBed } from './test-bed.ts'

export type Answer = { status: number; headers: Headers; body: unknown; text: string }

/** An account, or a guest, that calls a server over HTTP as the client does. */
export type Person = {
  name: string
  cookie: string
  /** `path` with its parameters filled in. */
  call(
    server: string,
    method: Endpoint['method'],
    path: string,
    payload?: unknown,
    headers?: Record<string, string>,
    /** Raw body, replaces the payload. */
    raw?: string,
  ): Promise<Answer>
}

export const guest: Person = personWith('guest', '')

/** Registers on `server`, where it is about noon; the session is valid on every server of the same database. */
export async function signUp(server: string, name: string): Promise<Person> {
  const response = await fetch(`${server}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...fromOurPage() },
    body: JSON.stringify({
      name,
      email: `${name.toLowerCase()}@example.com`,
      password: `${name} has a password`,
    }),
  })
  if (!response.ok) throw new Error(`${name} could not register: ${await response.text()}`)
  const cookies = response.headers.getSetCookie().map((one) => one.split(';')[0]!)
  const person = personWith(name, cookies.join('; '))
  const { status } = await person.call(server, setTimezone.method, setTimezone.path, { timezone: zone })
  if (status >= 300) throw new Error(`${name} could not take a time zone: ${status}`)
  return person
}

/** Registers `count` people on a server, one after the other. */
export async function signUpSome(server: string, name: string, count: number): Promise<Person[]> {
  const people: Person[] = []
  for (let at = 0; at < count; at++) people.push(await signUp(server, `${name}${at}`))
  return people
}

/** Registers a person with a confirmed address and the Pro plan on the first server. */
export async function signUpPro(
  { servers, query }: TestBed,
  name = `P${randomUUID().slice(0, 8)}`,
): Promise<Person> {
  const person = await signUp(servers[0]!.address, name)
  await query(`update users set subscription_tier = 'pro', email_verified = true where email = $1`, [
    `${name.toLowerCase()}@example.com`,
  ])
  return person
}

/** Calls as a person; throws unless the answer is a 200. Resolves with its body. */
export async function callOk(
  person: Person,
  server: string,
  method: Endpoint['method'],
  path: string,
  payload?: unknown,
): Promise<unknown> {
  const { status, body, text } = await person.call(server, method, path, payload)
  if (status !== 200) throw new Error(`${method} ${path}: ${status} ${text}`)
  return body
}

let addresses = 0
/** Headers of a same-origin request, with a new client address each time to avoid the limit by address. */
function fromOurPage() {
  const last = ++addresses
  return {
    'sec-fetch-site': 'same-origin',
    'x-forwarded-for': `10.${(last >> 16) & 255}.${(last >> 8) & 255}.${last & 255}`,
  }
}

function personWith(name: string, cookie: string): Person {
  return {
    name,
    cookie,
    async call(server, method, path, payload, headers = {}, raw) {
      const form = payload instanceof FormData
      const response = await fetch(server + path, {
        method,
        signal: AbortSignal.timeout(30_000),
        redirect: 'manual',
        headers: {
          accept: 'application/json',
          ...fromOurPage(),
          ...(cookie && { cookie }),
          ...(payload !== undefined && !form && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(raw !== undefined && { body: raw }),
        ...(payload !== undefined && { body: form ? payload : JSON.stringify(payload) }),
      })
      const text = await response.text()
      return { status: response.status, headers: response.headers, text, body: parsed(text) }
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

/** Inserts rows of another account directly in the database. */
export const addHistory = ({ query }: TestBed, count: number) =>
  query(
    `with person as (insert into users (id, email, name) values (gen_random_uuid(), 'old@example.com', 'Old') returning id),
       profile as (insert into profiles (user_id) select id from person)
     insert into nutrition_logs (user_id, id, food_name, food_emoji, calories, protein_g, carbs_g, fat_g, sugar_g, serving_size, meal_type, target_date, source, created_at)
     select id, gen_random_uuid(), 'Ümlaut\t"' || n || E'"\\\\N\\n', '🥣', 412, 11, 82.5, 5, 20, '1 bowl', 'breakfast', date '2020-01-01' + n % 2000, 'manual', now()
     from person, generate_series(1, $1) as n`,
    [count],
  )
