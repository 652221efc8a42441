import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

test('without settings there is nobody to sign in with besides email', () => {
  expect(Object.values(readSettings({}).providers).every((one) => one === undefined)).toBe(true)
})

test.each(['GOOGLE', 'APPLE', 'GITHUB', 'X'] as const)(
  'half of what %s needs stops the start in a sentence',
  (name) => {
    expect(() => readSettings({ [`${name}_CLIENT_ID`]: 'id' })).toThrow(
      `The setting ${name}_CLIENT_SECRET is required when ${name}_CLIENT_ID is set.`,
    )
    expect(() => readSettings({ [`${name}_CLIENT_SECRET`]: 's' })).toThrow(
      `The setting ${name}_CLIENT_ID is required when ${name}_CLIENT_SECRET is set.`,
    )
    const whole = readSettings({ [`${name}_CLIENT_ID`]: 'id', [`${name}_CLIENT_SECRET`]: 's' })
    const key = name.toLowerCase() as 'google'
    expect(whole.providers[key]).toEqual({ clientId: 'id', clientSecret: 's' })
  },
)

const client = { OIDC_CLIENT_ID: 'id', OIDC_CLIENT_SECRET: 's' }

test('an issuer needs all three of its settings', () => {
  expect(() => readSettings(client)).toThrow(
    'The setting OIDC_ISSUER is required when OIDC_CLIENT_ID is set.',
  )
  expect(() => readSettings({ OIDC_ISSUER: 'https://issuer.example' })).toThrow(/OIDC_CLIENT_ID is required/)
  expect(readSettings({ ...client, OIDC_ISSUER: 'https://issuer.example/realm/' }).providers.oidc).toEqual({
    issuer: 'https://issuer.example/realm',
    clientId: 'id',
    clientSecret: 's',
  })
})

test('an issuer is asked over https, except on this machine', () => {
  for (const OIDC_ISSUER of [
    'http://issuer.example',
    'issuer.example',
    'ftp://issuer.example',
    'http://10.0.0.1',
  ])
    expect(() => readSettings({ ...client, OIDC_ISSUER })).toThrow(/^The setting OIDC_ISSUER needs .+\.$/)
  for (const OIDC_ISSUER of ['http://127.0.0.1:4000', 'http://localhost:4000', 'http://[::1]:4000'])
    expect(readSettings({ ...client, OIDC_ISSUER }).providers.oidc?.issuer).toBe(OIDC_ISSUER)
})

test('Apple’s dialog on phones goes by the id of the app, whether or not the page is set up', () => {
  const { providers } = readSettings({ APPLE_BUNDLE_ID: 'app.forkmile' })
  expect(providers).toMatchObject({ appleNativeClientId: 'app.forkmile', apple: undefined })
})
