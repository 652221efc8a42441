import { Writable } from 'node:stream'
import { afterAll, expect, test } from 'vitest'
import { logActivity } from '#contract/activities/activities.ts'
import { logNutrition } from '#contract/nutrition/nutrition.ts'
import { testApp } from '#server/testing.ts'

let written = ''
const app = await testApp({
  env: { LOG_LEVEL: 'trace' },
  logTo: new Writable({
    write(chunk, _encoding, done) {
      written += chunk
      done()
    },
  }),
})
afterAll(() => app.close())

const gpx = `<?xml version="1.0"?><gpx version="1.1" creator="t" xmlns="http://www.topografix.com/GPX/1/1"><trk><name>Home to Clinic</name><trkseg>
${Array.from({ length: 20 }, (_, at) => `<trkpt lat="41.8800${String(at).padStart(2, '0')}17" lon="-87.62${String(at).padStart(2, '0')}93"><ele>180</ele><time>2026-01-02T10:00:${String(at).padStart(2, '0')}Z</time></trkpt>`).join('\n')}
</trkseg></trk></gpx>`

test('at the loudest level the log holds no address, password, token, cookie, note, photo or place', async () => {
  const person = app.as('annabel.quarterly')
  const answers = [
    await person.raw({
      method: 'POST',
      url: logNutrition.path,
      payload: {
        foodName: 'Methotrexate soup',
        calories: 321,
        protein: 1,
        carbs: 2,
        fat: 3,
        mealType: 'lunch',
        notes: 'after the oncologist',
      },
    }),
    await person.raw({
      method: 'POST',
      url: logActivity.path,
      payload: {
        activityType: 'walking',
        startTime: '2026-01-02T10:00:00Z',
        duration: 600,
        routeName: 'To Clinic',
      },
    }),
    await person.raw({
      method: 'POST',
      url: '/api/activities/imports?name=Home-to-Clinic.gpx',
      payload: Buffer.from(gpx),
      headers: { 'content-type': 'application/octet-stream' },
    }),
    await app.stranger.raw({
      method: 'POST',
      url: '/api/auth/sign-in/email',
      payload: { email: 'annabel.quarterly@example.com', password: 'wrong-secret-guess' },
    }),
    await app.stranger.raw({
      method: 'POST',
      url: '/api/auth/request-password-reset',
      payload: { email: 'annabel.quarterly@example.com' },
    }),
    await app.stranger.raw({
      method: 'POST',
      url: '/api/auth/reset-password',
      payload: { token: 'reset-token-zebra', newPassword: 'another-secret-pass' },
    }),
    await app.stranger.raw({
      method: 'GET',
      url: '/api/user?secret=query-zebra',
      headers: { authorization: 'Bearer bad-token-zebra' },
    }),
    await person.raw({ method: 'GET', url: '/api/nutrition/logs?date=2026-01-02&search=oncologist' }),
    await person.raw({
      method: 'POST',
      url: logNutrition.path,
      payload: '{"notes":"broken oncologist',
      headers: { 'content-type': 'application/json' },
    }),
  ]
  // An internal error with user input in the failed statement.
  await app.db.$client.query('alter table weigh_ins rename to weigh_ins_away')
  answers.push(
    await person.raw({
      method: 'POST',
      url: '/api/weigh-ins',
      payload: { kilograms: 71.37, measuredOn: '2026-01-02' },
    }),
  )
  await app.db.$client.query('alter table weigh_ins_away rename to weigh_ins')
  for (const answer of answers.slice(0, 3)) expect(answer.statusCode).toBe(200)
  expect(answers.at(-1)!.statusCode).toBe(500)
  expect(written).toContain('unexpected error')
  expect(written).toContain('"code":"42P01"')
  expect(written).not.toMatch(/insert into|select .* from|params:/i)

  expect(written.split('\n').length).toBeGreaterThan(10)
  expect(written).toContain('/api/nutrition/log')
  const cookie = String((await signIn()).headers['set-cookie'])
    .split(';')[0]!
    .split('=')[1]!
  const secrets = [
    'annabel',
    'quarterly',
    'example.com',
    'wrong-secret-guess',
    'another-secret-pass',
    'zebra',
    ...['Methotrexate', 'oncologist', 'Clinic', '41.8800', '-87.62', '71.37', cookie.slice(0, 20)],
  ]
  for (const secret of secrets) expect(written, secret).not.toContain(secret)
  for (const email of app.emails) {
    const token = /[?&]token=([\w-]+)/.exec(email.text)?.[1]
    if (token) expect(written).not.toContain(token)
  }
})

const signIn = () =>
  app.stranger.raw({
    method: 'POST',
    url: '/api/auth/sign-in/email',
    payload: { email: 'annabel.quarterly@example.com', password: 'annabel.quarterly has a password' },
  })
