import { afterAll, beforeAll, expect, test } from 'vitest'
import { getUser, setTimezone } from '#contract/access/user.ts'
import { changeProfile, getProfile } from '#contract/account/profile.ts'
import { testApp } from '#server/testing.ts'

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

test('a new profile is empty but for the name and the address', async () => {
  expect(await app.as('ann').call(getProfile)).toEqual({
    firstName: 'ann',
    lastName: null,
    email: 'ann@example.com',
    weight: null,
    targetWeight: null,
    height: null,
    fitnessGoals: [],
    dietaryPreferences: [],
    allergies: [],
    sex: 'unspecified',
    motherhood: null,
    birthDate: null,
    activityLevel: null,
    timezone: null,
    units: 'specified',
  })
})

test('fields that are sent change, the others stay, null clears, and every field survives a reload', async () => {
  const bob = app.as('bob')
  const all = {
    firstName: 'Robert',
    lastName: 'Field',
    weight: 81.5,
    targetWeight: 76,
    height: 180,
    fitnessGoals: ['run a 10 k'],
    dietaryPreferences: ['vegan' as const, 'vegan' as const],
    allergies: ['peanut' as const],
    sex: 'female' as const,
    motherhood: 'lactation' as const,
    // Before the diary's first day.
    birthDate: '1948-02-29',
    activityLevel: 'active' as const,
    timezone: 'Asia/Tokyo',
    units: 'metric' as const,
  }
  await bob.call(changeProfile, { body: all })
  const saved = { ...all, email: 'bob@example.com', dietaryPreferences: ['vegan'] }
  expect(await bob.call(getProfile)).toEqual(saved)
  await bob.call(changeProfile, { body: { weight: null, targetWeight: null, allergies: null } })
  expect(await bob.call(getProfile)).toEqual({ ...saved, weight: null, targetWeight: null, allergies: [] })
  expect(await bob.call(getUser)).toMatchObject({
    firstName: 'Robert',
    timezone: 'Asia/Tokyo',
    units: 'metric',
  })
})

test('bad values are refused by field, and nothing of the request is kept', async () => {
  const cy = app.as('cy')
  const refused = (change: object) =>
    cy.call(changeProfile, { body: { firstName: 'Changed', ...change } as never })
  for (const [field, value] of Object.entries({
    weight: 5,
    height: 300,
    birthDate: '1990-02-30',
    units: 'stones',
    timezone: 'Mars/Base',
    sex: 'x',
    motherhood: 'postpartum',
  }))
    await expect(refused({ [field]: value })).rejects.toMatchObject({
      code: 'invalid',
      details: { fields: { [field]: expect.any(String) } },
    })
  await expect(refused({ email: 'other@example.com' })).rejects.toMatchObject({
    details: { fields: { email: expect.any(String) } },
  })
  expect((await cy.call(getProfile)).firstName).toBe('cy')
})

test('pregnancy is told only of a woman, and goes with a change of sex', async () => {
  const gwen = app.as('gwen')
  const refused = { code: 'invalid', details: { fields: { motherhood: expect.any(String) } } }
  await expect(gwen.call(changeProfile, { body: { motherhood: 'pregnancy' } })).rejects.toMatchObject(refused)
  await gwen.call(changeProfile, { body: { sex: 'female', motherhood: 'pregnancy' } })
  await gwen.call(changeProfile, { body: { weight: 70 } })
  expect(await gwen.call(getProfile)).toMatchObject({ motherhood: 'pregnancy' })
  await expect(
    gwen.call(changeProfile, { body: { sex: 'male', motherhood: 'pregnancy' } }),
  ).rejects.toMatchObject(refused)
  await gwen.call(changeProfile, { body: { sex: 'unspecified' } })
  expect(await gwen.call(getProfile)).toMatchObject({ motherhood: null })
})

test('one person’s profile is not another’s', async () => {
  await app.as('dot').call(changeProfile, { body: { weight: 60 } })
  expect((await app.as('eli').call(getProfile)).weight).toBeNull()
})

test('the time zone is set once known, and nonsense is refused', async () => {
  expect((await app.as('fay').call(setTimezone, { body: { timezone: 'Europe/Berlin' } })).timezone).toBe(
    'Europe/Berlin',
  )
  await expect(app.as('fay').call(setTimezone, { body: { timezone: '+02:00' } })).rejects.toMatchObject({
    code: 'invalid',
  })
})
