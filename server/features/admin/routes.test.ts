import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '#contract/admin.ts'
import type { Endpoint } from '#contract/http/endpoint.ts'
import { readSettings } from '#server/settings/settings.ts'
import { testApp } from '#server/testing.ts'
import { setupOf } from './setup.ts'
import { ownerOf } from './testing.ts'

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp({ env: { OWNER_EMAIL: 'owner@example.com' } })
})
afterAll(() => app.close())

const nobody = '00000000-0000-4000-8000-000000000000'
const endpoints = Object.values(contract).filter(
  (one): one is typeof one & Endpoint => 'path' in one && 'method' in one,
)
const address = ({ path }: Endpoint) => path.replace(':id', nobody)
const status = async (who: { raw: Awaited<ReturnType<typeof ownerOf>>['raw'] }, endpoint: Endpoint) =>
  (
    await who.raw({
      method: endpoint.method,
      url: address(endpoint),
      ...(endpoint.body && { payload: { plan: 'pro', state: 'done' } }),
    })
  ).statusCode

test('guests are not signed in, everybody else but the verified owner is refused, on every endpoint', async () => {
  expect(endpoints.length).toBeGreaterThanOrEqual(6)
  for (const endpoint of endpoints) {
    expect(endpoint).toMatchObject({ access: 'owner' })
    expect([endpoint.path, await status(app.stranger, endpoint)]).toEqual([endpoint.path, 401])
    expect([endpoint.path, await status(app.as('ann'), endpoint)]).toEqual([endpoint.path, 403])
    // The right address, but not verified.
    expect([endpoint.path, await status(app.as('owner'), endpoint)]).toEqual([endpoint.path, 403])
  }
  for (const endpoint of endpoints) expect([200, 404]).toContain(await status(await ownerOf(app), endpoint))
})

test('the owner reads what is missing in the set-up and what to set, without any value of a setting', async () => {
  const setup = await (await ownerOf(app)).call(contract.getSetup)
  expect(setup.map(({ part }) => part).toSorted()).toEqual([...contract.setupParts].toSorted())
  expect(setup).toContainEqual({ part: 'mail', ready: false, settings: ['SMTP_URL', 'MAIL_FROM'] })
  const documented = await readFile('README.md', 'utf8')
  expect(
    setup.flatMap(({ settings }) => settings).filter((name) => !documented.includes(`\`${name}\``)),
  ).toEqual([])
  const env = { OWNER_EMAIL: 'owner@example.com', SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'a@example.com' }
  expect(setupOf(readSettings(env)).at(-1)).toMatchObject({ part: 'mail', ready: true })
})

test('the owner whose address is not confirmed is told so, and nobody else', async () => {
  const refused = (name: string) => app.as(name).call(contract.getAdminStats)
  await expect(refused('ann')).rejects.toMatchObject({ message: 'Only the owner can do this.', details: {} })
  await app
    .as('owner')
    .call(contract.getAdminStats)
    .catch(() => undefined)
  await app.db.$client.query(`update users set email_verified = false where email = 'owner@example.com'`)
  await expect(refused('owner')).rejects.toMatchObject({
    code: 'forbidden',
    details: { fields: { email: 'Confirm your email address first.' } },
  })
})

test('there is no endpoint of the owner’s beside these', async () => {
  const { paths } = (await app.stranger.raw({ method: 'GET', url: '/api/openapi.json' })).json()
  const served = Object.keys(paths).filter((path) => path.startsWith('/api/admin'))
  const known = new Set(endpoints.map(({ path }) => path.replace(':id', '{id}')))
  expect(served.toSorted()).toEqual([...known].toSorted())
})
