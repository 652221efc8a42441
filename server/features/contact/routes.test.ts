import { afterEach, beforeEach, expect, test } from 'vitest'
import { getUser } from '#contract/access/user.ts'
import { deleteAccount } from '#contract/account/account.ts'
import { changeContactMessage, listContactMessages } from '#contract/admin.ts'
import { sendContact } from '#contract/contact.ts'
import { passwordOf } from '#server/features/access/testing.ts'
import { ownerOf } from '#server/features/admin/testing.ts'
import { testApp } from '#server/testing.ts'

let app: Awaited<ReturnType<typeof testApp>>
beforeEach(async () => {
  app = await testApp({
    now: new Date('2026-11-21T18:00:00Z'),
    mailLeaves: true,
    env: { OWNER_EMAIL: 'owner@example.com', SUPPORT_EMAIL: 'help@forkmile.example' },
  })
})
afterEach(() => app.close())

const message = {
  name: 'Ann Lee',
  email: 'ann@example.com',
  subject: 'My scale',
  message: 'Can I connect my scale?\nIt speaks Bluetooth.',
}
const emails = () => app.emails.filter(({ to }) => to === 'help@forkmile.example')
const inbox = async (state: 'open' | 'done' = 'open') =>
  (await ownerOf(app)).call(listContactMessages, { query: { state } })

test('a message of anybody is kept for the owner and mailed to the support address, an answer going to its sender', async () => {
  await app.stranger.call(sendContact, { body: message })
  expect(await inbox()).toMatchObject([
    {
      ...message,
      account: null,
      priority: false,
      state: 'new',
      note: null,
      createdAt: '2026-11-21T18:00:00.000Z',
    },
  ])
  expect(emails()).toMatchObject([
    {
      replyTo: 'ann@example.com',
      subject: 'Contact form: My scale',
      text: expect.stringContaining('Can I connect my scale?\nIt speaks Bluetooth.'),
    },
  ])
})

test('where mail does not leave the machine the inbox alone has it', async () => {
  const local = await testApp({ env: { OWNER_EMAIL: 'owner@example.com' } })
  try {
    await local.stranger.call(sendContact, { body: message })
    expect(local.emails).toEqual([])
    expect(await (await ownerOf(local)).call(listContactMessages, { query: {} })).toHaveLength(1)
  } finally {
    await local.close()
  }
})

test('a program that fills in the hidden field is answered like a person, and dropped', async () => {
  const answer = await app.stranger.call(sendContact, { body: message })
  const dropped = { ...message, website: 'https://spam.example' }
  expect(await app.stranger.call(sendContact, { body: dropped })).toEqual(answer)
  expect(await inbox()).toHaveLength(1)
  expect(emails()).toHaveLength(1)
})

test('no header can be smuggled into the letter', async () => {
  for (const bad of [
    { subject: 'Hello\r\nBcc: eve@example.com' },
    { name: 'Eve\nCc: eve@example.com' },
    { email: 'eve@example.com\r\nBcc: eve@example.com' },
    { email: 'eve@example.com, ann@example.com' },
  ])
    await expect(app.stranger.call(sendContact, { body: { ...message, ...bad } })).rejects.toMatchObject({
      code: 'invalid',
      details: { fields: { [Object.keys(bad)[0]!]: expect.any(String) } },
    })
  expect(emails()).toEqual([])
})

test('every field is needed, and named when it is missing', async () => {
  const nothing = { name: ' ', email: '', subject: '', message: ' \n ' }
  await expect(app.stranger.call(sendContact, { body: nothing })).rejects.toMatchObject({
    details: {
      fields: {
        name: 'Tell us your name.',
        email: expect.any(String),
        subject: 'Enter a subject.',
        message: 'Write a message.',
      },
    },
  })
})

test('five an hour are taken from one address', async () => {
  for (let count = 0; count < 5; count++) await app.stranger.call(sendContact, { body: message })
  await expect(app.stranger.call(sendContact, { body: message })).rejects.toMatchObject({
    code: 'rate_limited',
  })
  expect(await inbox()).toHaveLength(5)
})

test('messages of Pro accounts come first, page by page, then the newest', async () => {
  const local = await testApp({
    now: new Date('2026-11-21T18:00:00Z'),
    env: { OWNER_EMAIL: 'owner@example.com' },
  })
  try {
    const owner = await ownerOf(local)
    await local.as('pia').call(getUser)
    await local.db.$client.query(
      `update users set subscription_tier = 'pro', email_verified = true where email = 'pia@example.com'`,
    )
    const send = async (who: typeof owner, subject: string) => {
      await who.call(sendContact, { body: { ...message, subject } })
      local.clock.now = new Date(local.clock.now.getTime() + 1000)
    }
    await send(local.as('pia'), 'P1')
    await send(local.stranger, 'S1')
    await send(local.as('pia'), 'P2')
    await send(local.as('tom'), 'T1')
    const seen: string[] = []
    for (let url: string | undefined = '/api/admin/messages?limit=1'; url; ) {
      const answer = await owner.raw({ method: 'GET', url })
      seen.push(...answer.json<{ subject: string }[]>().map(({ subject }) => subject))
      url = /<(.+)>; rel="next"/.exec(String(answer.headers.link ?? ''))?.[1]
    }
    expect(seen).toEqual(['P2', 'P1', 'T1', 'S1'])
    const all = await owner.call(listContactMessages, { query: {} })
    expect(all.map(({ priority }) => priority)).toEqual([true, true, false, false])
  } finally {
    await local.close()
  }
})

test('a message that is done leaves the open ones, and is forgotten after a year', async () => {
  await app.stranger.call(sendContact, { body: message })
  await app.stranger.call(sendContact, { body: { ...message, subject: 'Stays' } })
  const owner = await ownerOf(app)
  const id = (await inbox()).find(({ subject }) => subject === 'My scale')!.id
  const done = await owner.call(changeContactMessage, {
    params: { id },
    body: { state: 'done', note: 'Answered.' },
  })
  expect(done).toMatchObject({ state: 'done', note: 'Answered.' })
  expect((await inbox()).map(({ subject }) => subject)).toEqual(['Stays'])
  expect(await inbox('done')).toEqual([done])

  app.clock.now = new Date('2027-11-21T17:00:00Z')
  await app.jobs.run('forget-contact-messages')
  app.clock.now = new Date('2027-11-21T19:00:00Z')
  await app.jobs.run('forget-contact-messages')
  const { rows } = await app.db.$client.query('select subject from contact_messages')
  expect(rows).toEqual([{ subject: 'Stays' }])
})

test('only who is signed in with a confirmed address comes as that account, and first; a typed address says nothing', async () => {
  const local = await testApp({
    now: new Date('2026-11-21T18:00:00Z'),
    env: { OWNER_EMAIL: 'owner@example.com' },
  })
  try {
    for (const name of ['pia', 'pit']) await local.as(name).call(getUser)
    await local.db.$client.query(
      `update users set subscription_tier = 'pro', email_verified = email = 'pia@example.com'`,
    )
    const send = async (who: typeof local.stranger, subject: string) => {
      await who.call(sendContact, { body: { ...message, email: 'pia@example.com', subject } })
      local.clock.now = new Date(local.clock.now.getTime() + 1000)
    }
    await send(local.stranger, 'a stranger')
    await send(local.as('pit'), 'unconfirmed')
    await send(local.as('pia'), 'confirmed')
    const all = await (await ownerOf(local)).call(listContactMessages, { query: {} })
    expect(all.map(({ subject, account, priority }) => [subject, account, priority])).toEqual([
      ['confirmed', 'pia@example.com', true],
      ['unconfirmed', null, false],
      ['a stranger', null, false],
    ])
  } finally {
    await local.close()
  }
})

test('whoever registers somebody else’s address and leaves erases nothing that its owner wrote', async () => {
  const local = await testApp({ env: { OWNER_EMAIL: 'owner@example.com' } })
  try {
    await local.stranger.call(sendContact, { body: { ...message, email: 'una@example.com' } })
    const body = { password: passwordOf('una'), confirm: 'DELETE' as const }
    await local.as('una').call(deleteAccount, { body })
    expect(await (await ownerOf(local)).call(listContactMessages, { query: {} })).toHaveLength(1)
  } finally {
    await local.close()
  }
})
