import { expect, test } from 'vitest'
import { clientEnvironment, guardedPage, iosAppOf, xcconfigOf } from './ios-app.ts'

const google = {
  GOOGLE_IOS_CLIENT_ID: '12-ab.apps.googleusercontent.com',
  GOOGLE_CLIENT_ID: '12-cd.apps.googleusercontent.com',
}
const PUBLIC_URL = 'https://food.example/'

test('the app is told its server, and Google only where both of its clients are known', () => {
  const app = iosAppOf({ PUBLIC_URL })
  expect(clientEnvironment(app)).toEqual({ VITE_API_HOST: 'https://food.example' })
  expect(xcconfigOf(app)).toBe('PRODUCT_BUNDLE_IDENTIFIER = app.forkmile\nAPP_HOST = food.example\n')
  const withGoogle = iosAppOf({ PUBLIC_URL, APPLE_BUNDLE_ID: 'example.food', ...google })
  expect(clientEnvironment(withGoogle)).toMatchObject({
    VITE_GOOGLE_IOS_CLIENT_ID: google.GOOGLE_IOS_CLIENT_ID,
    VITE_GOOGLE_CLIENT_ID: google.GOOGLE_CLIENT_ID,
  })
  expect(xcconfigOf(withGoogle)).toContain('PRODUCT_BUNDLE_IDENTIFIER = example.food\n')
  expect(xcconfigOf(withGoogle)).toContain('GOOGLE_URL_SCHEME = com.googleusercontent.apps.12-ab\n')
})

test('a setting that would make an app that cannot work is refused by its name', () => {
  const build = (env: Record<string, string>) => () => iosAppOf(env)
  for (const url of ['', 'food.example', 'http://food.example'])
    expect(build({ PUBLIC_URL: url })).toThrow(/^PUBLIC_URL /)
  expect(build({ PUBLIC_URL, GOOGLE_IOS_CLIENT_ID: '12-ab' })).toThrow(/^GOOGLE_IOS_CLIENT_ID /)
  expect(build({ PUBLIC_URL, GOOGLE_IOS_CLIENT_ID: google.GOOGLE_IOS_CLIENT_ID })).toThrow(
    /^GOOGLE_CLIENT_ID /,
  )
})

test('the app’s page allows its own files, its server and the map’s tiles, and nothing inline', () => {
  const page = guardedPage(
    '<head><meta name="csp-nonce" content="__CSP_NONCE__" /></head>',
    iosAppOf({ PUBLIC_URL, MAP_TILES_URL: 'https://{s}.tiles.example/{z}/{x}/{y}.png' }),
    'once',
  )
  const policy = /Content-Security-Policy" content="([^"]+)"/.exec(page)![1]!
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval(?!')|'unsafe-eval'|\*[ ;]|https:[ ;]/)
  expect(policy).toMatch(/connect-src 'self' capacitor: https:\/\/food\.example;/)
  expect(policy).toMatch(/img-src [^;]*https:\/\/food\.example https:\/\/\*\.tiles\.example/)
  expect(policy).toContain("'nonce-once'")
  expect(page).toContain('<meta name="csp-nonce" content="once" />')
  expect(() => guardedPage('<head></head>', iosAppOf({ PUBLIC_URL }), 'once')).toThrow('no place')
})
