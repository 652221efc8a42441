import { beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '#web/http/testing.ts'
import { appLinksDouble } from '../testing.ts'
import { takeArrival } from './arrival.ts'
import { addressOf, readDeepLink, targetOf } from './deep-link.ts'
import { followLinks, onOtherLink } from './follow-links.ts'

const follow = (url: string) => targetOf(readDeepLink(url)!)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('sessionStorage', memoryStorage())
  vi.stubGlobal('window', { location: { pathname: '/dashboard', search: '' } })
})

test('a link is read into its path, parameters, tokens, state, error and provider', () => {
  const link = readDeepLink(
    'forkmile://auth/callback?token=t&refresh_token=r&state=s&provider=Google&error=no',
  )
  expect(link).toMatchObject({
    path: 'auth/callback',
    token: 't',
    refresh_token: 'r',
    state: 's',
    error: 'no',
    provider: 'google',
  })
  expect(readDeepLink('FORKMILE:///dashboard/')).toMatchObject({
    path: 'dashboard',
    token: null,
    provider: 'generic',
  })
})

test('addresses of other schemes are none of ours', () => {
  for (const url of [
    'https://forkmile.example/dashboard',
    'javascript:alert(1)',
    'forkmiles://dashboard',
    '',
  ])
    expect(readDeepLink(url)).toBeUndefined()
})

test('the provider is Google or Apple by whatever names them, else what the link says, else generic', () => {
  const of = (link: string) => readDeepLink(`forkmile://${link}`)!.provider
  expect(of('auth/callback?provider=com.google')).toBe('google')
  expect(of('auth/apple/callback')).toBe('apple')
  expect(of('auth/callback?provider=github')).toBe('github')
  expect(of('auth/callback')).toBe('generic')
  expect(of('auth/callback?provider=%3Cscript%3E')).toBe('generic')
})

test('sign-ins lead to their completion screen with all they brought, and the app’s screens open', () => {
  for (const path of ['auth/callback', 'oauth-callback', 'auth/success']) {
    const target = follow(`forkmile://${path}?code=c&state=s`)
    expect(target).toMatchObject({ kind: 'completion', path: `/${path}` })
    expect(target.kind === 'completion' && Object.fromEntries(target.params)).toEqual({
      code: 'c',
      state: 's',
      provider: 'generic',
    })
  }
  expect(follow('forkmile://dashboard')).toEqual({ kind: 'screen', path: '/dashboard' })
  expect(follow('forkmile://account?tab=billing')).toEqual({ kind: 'screen', path: '/account?tab=billing' })
})

test('no link leads out of the app', () => {
  for (const url of [
    'forkmile:////evil.example/dashboard',
    'forkmile://dashboard//evil.example',
    'forkmile://dashboard@evil.example/',
    'forkmile://dashboard\\@evil.example',
    'forkmile://account?next=https://evil.example',
    'forkmile://\\evil.example/dashboard',
    'forkmile://nutrition/..//evil.example',
  ]) {
    for (const path of [follow(url), addressOf(readDeepLink(url)!)].map((one) =>
      typeof one === 'string' ? one : one.kind === 'other' ? '/' : one.path,
    ))
      expect(new URL(path, 'https://forkmile.example').origin).toBe('https://forkmile.example')
  }
})

test('a link to any other screen names it as the app does, and none signs out', () => {
  const of = (link: string) => addressOf(readDeepLink(`forkmile://${link}`)!)
  expect(of('nutrition')).toBe('/nutrition')
  expect(of('fitness/?tab=history')).toBe('/fitness?tab=history')
  expect(of('no/such/screen')).toBe('/no/such/screen')
  for (const nowhere of [
    '',
    '\\evil.example',
    '/\\[',
    '..',
    'sign-out',
    '%73ign-out',
    'dashboard/../sign-out',
  ])
    expect([nowhere, of(nowhere)]).toEqual([nowhere, '/'])
})

test('the link that started the app is followed after a second and a half, and not again after a reload', async () => {
  const went: string[] = []
  const { links } = appLinksDouble('forkmile://account?tab=billing')
  const stop = followLinks(links, (path) => went.push(path))
  await vi.advanceTimersByTimeAsync(1499)
  expect(went).toEqual([])
  vi.advanceTimersByTime(1)
  await expect.poll(() => went).toEqual(['/account?tab=billing'])
  stop()

  const noted = vi.spyOn(sessionStorage, 'setItem')
  const reloaded: string[] = []
  followLinks(links, (path) => reloaded.push(path))
  await vi.advanceTimersByTimeAsync(1500)
  await expect.poll(() => noted).toHaveBeenCalled()
  expect(reloaded).toEqual([])
})

test('a link that comes while the app runs is followed at once, and again when it comes again', async () => {
  const went: string[] = []
  const { links, open } = appLinksDouble('forkmile://dashboard')
  const stop = followLinks(links, (path) => went.push(path))
  open('forkmile://dashboard')
  open('forkmile://dashboard')
  expect(went).toEqual(['/dashboard', '/dashboard'])
  stop()
  open('forkmile://dashboard')
  await vi.advanceTimersByTimeAsync(5000)
  expect(went).toHaveLength(2)
})

test('what a sign-in brings reaches its screen without standing in an address, once', () => {
  const went: string[] = []
  const { links, open } = appLinksDouble()
  followLinks(links, (path) => went.push(path))
  open('forkmile://auth/callback?code=secret&state=s&provider=apple')
  expect(went).toEqual(['/auth/callback'])
  expect(Object.fromEntries(takeArrival())).toEqual({ code: 'secret', state: 's', provider: 'apple' })
  expect([...takeArrival()]).toEqual([])
})

test('any other path goes to whoever registered for it, and is ignored where nobody did', () => {
  const went: string[] = []
  const { links, open } = appLinksDouble()
  followLinks(links, (path) => went.push(path))
  open('forkmile://share/42?from=ann')
  const handler = vi.fn()
  const leave = onOtherLink(handler)
  open('forkmile://share/42?from=ann')
  leave()
  open('forkmile://share/43')
  expect(handler.mock.calls.map(([{ path }]) => path)).toEqual(['share/42'])
  expect(went).toEqual([])
})
