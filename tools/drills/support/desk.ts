import { sendContact } from '#contract/contact.ts'
import { callOk, type Person, signUp } from './person.ts'
import type { TestBed } from './test-bed.ts'

type Entry = Record<string, unknown>

/** The owner with data in the owner's area: a message of `person`, and a plan grant. */
export async function openDesk({ servers, query }: TestBed, person: Person, marker: string): Promise<Person> {
  const server = servers[0]!.address
  const boss = await signUp(server, 'Boss')
  await query(`update users set email_verified = true where email = 'boss@example.com'`)
  await callOk(person, server, 'POST', sendContact.path, {
    name: marker,
    email: 'person@example.com',
    subject: marker,
    message: marker,
  })
  await signUp(server, 'Guest')
  const [granted] = (await callOk(boss, server, 'GET', '/api/admin/users?search=guest@')) as Entry[]
  await callOk(boss, server, 'PUT', `/api/admin/users/${granted!.id}/plan`, { plan: 'plus', until: null })
  return boss
}

/** The owner's figures about the drill's accounts, without values that change by themselves. */
export async function deskOf(boss: Person, server: string, marker: string): Promise<Record<string, unknown>> {
  const messages = (await callOk(boss, server, 'GET', '/api/admin/messages?limit=100')) as Entry[]
  const users = await Promise.all(
    ['person@', 'buyer@', 'guest@', 'boss@'].map((name) =>
      callOk(boss, server, 'GET', `/api/admin/users?search=${name}`),
    ),
  )
  return {
    'desk messages': messages.filter(({ name }) => name === marker),
    'desk users': (users as Entry[][]).flat().map(({ lastActive: _, ...user }) => user),
    'desk audit': await callOk(boss, server, 'GET', '/api/admin/audit'),
  }
}
