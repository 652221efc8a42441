import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { requestPasswordReset, signIn, signUp } from '#contract/access/access.ts'
import { getUser } from '#contract/access/user.ts'
import { changeEmail, confirmEmail, deleteAccount } from '#contract/account/account.ts'
import { logActivity, setActivityPhoto } from '#contract/activities/activities.ts'
import { sendContact } from '#contract/contact.ts'
import { analyzeMeal, confirmMeal, listNutritionLogs, logNutrition } from '#contract/nutrition/nutrition.ts'
import { outboxMail } from '#server/adapters/mail/outbox-mail.ts'
import { cookiesAfter, otherBrowser, passwordOf, statusWith } from '#server/features/access/testing.ts'
import { testApp } from '#server/testing.ts'
import { ownedTables, seedEveryTable, tablesThatName } from './testing.ts'

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const oats = {
  foodName: 'Oats',
  calories: 389,
  protein: 16.9,
  carbs: 66.3,
  fat: 6.9,
  mealType: 'breakfast' as const,
}
const leave = (name: string) =>
  app.as(name).call(deleteAccount, { body: { password: passwordOf(name), confirm: 'DELETE' } })

async function photograph(name: string) {
  const image = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#c96' } })
    .jpeg()
    .toBuffer()
  const analysis = await app.as(name).call(analyzeMeal, { form: { notes: '150 g rice' }, image })
  await app.as(name).call(confirmMeal, { body: { analysis, mealType: 'lunch' } as never })
  const { id } = await app.as(name).call(logActivity, {
    body: { activityType: 'walking', startTime: app.clock.now.toISOString(), duration: 600 } as never,
  })
  await app.as(name).call(setActivityPhoto, { params: { id }, form: {}, image })
}
const photosOf = (id: string) => app.blobs.keys().filter((key) => key.includes(id))

test('nothing of a deleted account is left in any table or among the photos, and all of another’s is', async () => {
  const { id } = await app.as('ann').call(getUser)
  const { id: other } = await app.as('bob').call(getUser)
  for (const name of ['ann', 'bob']) {
    await app.as(name).call(logNutrition, { body: oats })
    await photograph(name)
  }
  await app.stranger.call(requestPasswordReset, { body: { email: 'ann@example.com' } })
  const message = { name: 'Ann', email: 'ann@example.com', subject: 'Hello', message: 'Signed out' }
  await app.stranger.call(sendContact, { body: message })
  await app.as('ann').call(changeEmail, { body: { newEmail: 'a@new.example', password: passwordOf('ann') } })
  // Messages written without signing in from a confirmed address are deleted, too.
  await app.db.$client.query('update users set email_verified = true where id = $1', [id])
  await seedEveryTable(app.db, id)
  const held = await tablesThatName(app.db, id)
  for (const table of await ownedTables(app.db)) expect(held).toContain(`public.${table}`)
  expect(held).toContain('public.verifications')
  expect(photosOf(id)).toHaveLength(2)

  await leave('ann')
  expect(photosOf(id)).toEqual([])
  // What Apple signed outlives an account without leading to it: here by the seed's text alone.
  const purchases = await app.db.$client.query('delete from app_store_purchases returning user_id')
  expect(purchases.rows).toEqual([{ user_id: null }])
  // The folder's name stays an hour, for photos that were on their way in.
  expect(await tablesThatName(app.db, id)).toEqual(['public.blobs_to_delete'])
  const now = app.clock.now
  app.clock.now = new Date(now.getTime() + 3_700_000)
  await app.jobs.run('delete-left-photos')
  app.clock.now = now
  expect(await tablesThatName(app.db, id)).toEqual([])
  expect(await tablesThatName(app.db, 'ann@example.com')).toEqual([])

  expect(photosOf(other)).toHaveLength(2)
  expect(await app.as('bob').call(listNutritionLogs)).toHaveLength(2)
})

test('letters kept in the outbox go with the account that they are about, also those to an earlier address', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'outbox-'))
  const mail = outboxMail({ folder, from: 'us@example.com', log() {} })
  const own = await testApp({ mail })
  const emails = async () =>
    Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')))
  const receivers = async () => (await emails()).map((text) => /^To: (.*)$/m.exec(text)![1]).sort()
  try {
    const password = passwordOf('ann')
    await own.as('ann').call(changeEmail, { body: { newEmail: 'ann@new.example', password } })
    const tokenIn = async () => /confirm-email\?token=(\S+)/.exec((await emails()).join('\n'))?.[1]
    await expect.poll(tokenIn).toBeDefined()
    await own.stranger.call(confirmEmail, { body: { token: (await tokenIn())!, password } })
    await own.as('bob').call(getUser)
    // One of an older version, which named no account.
    await writeFile(join(folder, 'older.eml'), 'From: us\nTo: ann@new.example\n\nHello\n')
    const [former, current] = ['ann@example.com', 'ann@new.example']
    await expect.poll(receivers).toEqual([former, former, former, current, current, 'bob@example.com'])
    await own.as('ann').call(deleteAccount, { body: { password, confirm: 'DELETE' } })
    expect(await receivers()).toEqual(['bob@example.com'])
  } finally {
    await own.close()
    await rm(folder, { recursive: true })
  }
})

test('every browser is signed out at once and the password lets nobody in any more', async () => {
  await app.as('cat').call(getUser)
  const other = await otherBrowser(app, 'cat')
  const own = await otherBrowser(app, 'cat')
  const answer = await app.stranger.raw({
    method: 'POST',
    url: deleteAccount.path,
    headers: { cookie: own },
    payload: { password: passwordOf('cat'), confirm: 'DELETE' },
  })
  expect([answer.statusCode, answer.headers['set-cookie'], cookiesAfter(answer)]).toEqual([
    200,
    expect.anything(),
    '',
  ])
  for (const cookie of [own, other]) expect(await statusWith(app, cookie)).toBe(401)
  await expect(
    app.stranger.call(signIn, { body: { email: 'cat@example.com', password: passwordOf('cat') } }),
  ).rejects.toMatchObject({ code: 'unauthenticated' })
})

test('it takes the password and the word, to the letter', async () => {
  const dan = app.as('dan')
  const refusedOn = (field: string) => ({
    code: 'invalid',
    details: { fields: { [field]: expect.any(String) } },
  })
  const send = (body: object) => dan.call(deleteAccount, { body: body as never })
  await expect(send({ password: 'not his', confirm: 'DELETE' })).rejects.toMatchObject(refusedOn('password'))
  for (const confirm of ['delete', 'DELETE ', '', undefined])
    await expect(send({ password: passwordOf('dan'), confirm })).rejects.toMatchObject(refusedOn('confirm'))
  await expect(
    app.stranger.call(deleteAccount, { body: { password: passwordOf('dan'), confirm: 'DELETE' } }),
  ).rejects.toMatchObject({ code: 'unauthenticated' })
  await dan.call(getUser)
})

test('whoever comes back begins no second trial, whatever the capitals; others do', async () => {
  await app.as('eve').call(getUser)
  await leave('eve')
  const again = async (email: string) => {
    const answer = await app.stranger.raw({
      method: signUp.method,
      url: signUp.path,
      payload: { name: 'Eve', email, password: 'a password once more' },
      // Only the server itself may say this.
      headers: { 'x-no-trial': 'yes' },
    })
    return app.stranger.call(getUser, { headers: { cookie: cookiesAfter(answer) } })
  }
  const back = await again('Eve@Example.com')
  expect(back.subscriptionTier).toBe('trial_no_payment')
  expect((await again('somebody@example.com')).subscriptionTier).toBe('trial')
  expect(
    await app.stranger.call(getUser, {
      headers: { cookie: await otherBrowser(app, 'eve', { password: 'a password once more' }) },
    }),
  ).toMatchObject({ id: back.id })
})

test('photos that the disk does not let go of are deleted later, and the account all the same', async () => {
  const { id } = await app.as('fay').call(getUser)
  await photograph('fay')
  const { removePrefix } = app.blobs
  app.blobs.removePrefix = async () => {
    throw new Error('The disk is busy.')
  }
  await leave('fay')
  const now = app.clock.now
  app.clock.now = new Date(now.getTime() + 3_700_000)
  await expect(app.jobs.run('delete-left-photos')).rejects.toThrow()
  app.blobs.removePrefix = removePrefix
  expect(photosOf(id)).toHaveLength(2)
  await app.jobs.run('delete-left-photos')
  app.clock.now = now
  expect(photosOf(id)).toEqual([])
  expect(await tablesThatName(app.db, id)).toEqual([])
})

test('writes of another browser that run into the deletion bring nothing back and fail as signed out', async () => {
  const gil = app.as('gil')
  const { id } = await gil.call(getUser)
  await gil.call(logNutrition, { body: oats })
  const cookie = await otherBrowser(app, 'gil')
  const write = () =>
    app.stranger.raw({ method: 'POST', url: logNutrition.path, payload: oats, headers: { cookie } })
  expect((await write()).statusCode).toBe(200)
  const writes: ReturnType<typeof write>[] = []
  let over = false
  const leaving = leave('gil').finally(() => {
    over = true
  })
  while (!over) {
    writes.push(write(), write())
    await Promise.race([writes.at(-1), leaving])
  }
  await leaving
  const statuses = (await Promise.all(writes)).map(({ statusCode }) => statusCode)
  for (const status of statuses) expect([200, 401]).toContain(status)
  expect((await write()).statusCode).toBe(401)
  expect(await tablesThatName(app.db, id)).toEqual(['public.blobs_to_delete'])
})

test('a write whose account is deleted between its sign-in check and its first row is told so', async () => {
  const { id } = await app.as('hal').call(getUser)
  const holder = await app.db.$client.connect()
  await holder.query('begin')
  await holder.query('delete from profiles where user_id = $1', [id])
  await holder.query('delete from users where id = $1', [id])
  const refused = expect(app.as('hal').call(logNutrition, { body: oats })).rejects.toMatchObject({
    code: 'unauthenticated',
  })
  // Answered once it waits for the deletion, which it can only see through its lock.
  for (;;) {
    const { rows } = await app.db.$client.query(
      `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    )
    if (rows.length) break
  }
  await holder.query('commit')
  holder.release()
  await refused
})
