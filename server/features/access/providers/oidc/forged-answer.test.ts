import { afterAll, beforeAll, expect, test } from 'vitest'
import { atIssuer, openIssuerApp, pathOf } from '../testing.ts'

let here: Awaited<ReturnType<typeof openIssuerApp>>
beforeAll(async () => {
  here = await openIssuerApp()
})
afterAll(() => here.stop())

const failed = '/?error=auth_failed'

test('an answer works once, in the browser that asked, and no other', async () => {
  const ann = here.browser()
  const back = pathOf(await atIssuer((await ann.open('/api/login?method=oidc')).location, 'ann'))
  const mallory = here.browser()
  expect((await mallory.open(back)).location).toBe(failed)
  await mallory.open('/api/login?method=oidc')
  expect((await mallory.open(back)).location).toBe(failed)
  const planted = new Map(ann.jar)
  expect((await ann.open(back)).location).toBe('/auth/callback?provider=oidc')
  expect((await ann.open(back)).location).toBe(failed)
  for (const [name, value] of planted) mallory.jar.set(name, value)
  expect((await mallory.open(back)).location).toBe(failed)
})

test.each([
  ['no state', (url: string) => url.replace(/state=[^&]+/, '')],
  ['a state that was made up', (url: string) => url.replace(/state=[^&]+/, `state=${'a'.repeat(43)}`)],
  ['two states', (url: string) => url.replace(/(state=[^&]+)/, '$1&$1')],
  ['a code that was made up', (url: string) => url.replace(/code=[^&]+/, 'code=made-up')],
  ['the name of another issuer', (url: string) => url.replace(/iss=[^&]+/, 'iss=https://evil.example')],
  ['no name of its issuer', (url: string) => url.replace(/&iss=[^&]+/, '')],
])('an answer with %s signs nobody in', async (_what, change) => {
  const browser = here.browser()
  const back = pathOf(await atIssuer((await browser.open('/api/login?method=oidc')).location, 'ann'))
  const changed = change(back)
  expect(changed).not.toBe(back)
  expect((await browser.open(changed)).location).toBe(failed)
  expect(await here.me(browser.cookies())).toBe(undefined)
})

test('an answer that comes too late signs nobody in', async () => {
  const browser = here.browser()
  const back = pathOf(await atIssuer((await browser.open('/api/login?method=oidc')).location, 'ann'))
  const { now } = here.app.clock
  here.app.clock.now = new Date(now.getTime() + 10 * 60_000)
  expect((await browser.open(back)).location).toBe(failed)
  here.app.clock.now = now
})

test('another’s code in one’s own sign-in is refused: it belongs to another verifier', async () => {
  const ann = here.browser()
  const foreign = new URL(await atIssuer((await ann.open('/api/login?method=oidc')).location, 'ann'))
  const mallory = here.browser()
  const page = new URL((await mallory.open('/api/login?method=oidc')).location)
  foreign.searchParams.set('state', page.searchParams.get('state')!)
  expect((await mallory.open(pathOf(foreign.href))).location).toBe(failed)
})

test('an answer that is posted goes on by GET, where the browser brings its cookie', async () => {
  const browser = here.browser()
  const back = await atIssuer((await browser.open('/api/login?method=oidc')).location, 'ann')
  const stranger = here.browser()
  const payload = `${new URL(back).searchParams}&to=https://evil.example`
  const posted = await stranger.open('/api/callback', { method: 'POST', form: true, payload })
  expect(posted.status).toBe(303)
  expect(posted.location).toMatch(/^\/api\/callback\?code=/)
  expect(posted.location).not.toContain('evil')
  expect((await browser.open(posted.location)).location).toBe('/auth/callback?provider=oidc')
})
