import { afterEach, expect, test } from 'vitest'
import { associationPath, universalPaths } from '#contract/access/universal-links.ts'
import { testApp } from '#server/testing.ts'

let app: Awaited<ReturnType<typeof testApp>>
afterEach(() => app.close())
const ask = () => app.stranger.raw({ method: 'GET', url: associationPath })

test('iOS learns which links open in the app, as JSON and without being sent elsewhere', async () => {
  app = await testApp({ env: { APPLE_TEAM_ID: 'KLMNOPQRST', APPLE_BUNDLE_ID: 'app.forkmile' } })
  const answer = await ask()
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toMatch(/^application\/json/)
  const [detail, ...others] = answer.json().applinks.details
  expect(others).toEqual([])
  expect(detail.appIDs).toEqual(['KLMNOPQRST.app.forkmile'])
  const listed = detail.components.map((one: Record<string, string>) => one['/'])
  for (const path of universalPaths) expect(listed).toEqual(expect.arrayContaining([path, `${path}/*`]))
})

test('without an app there is no such file', async () => {
  app = await testApp({ env: { APPLE_BUNDLE_ID: 'app.forkmile' } })
  expect((await ask()).statusCode).toBe(404)
})
