import { randomUUID } from 'node:crypto'
import { type Person, signUp } from './person.ts'
import type { TestBed } from './test-bed.ts'

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
