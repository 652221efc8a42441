import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { smtpDouble } from './double.ts'
import { outboxMail } from './outbox-mail.ts'
import { smtpMail } from './smtp-mail.ts'
import { words } from './words.ts'

const email = {
  to: 'ann@example.com',
  subject: 'Grüße',
  text: 'Open https://forkmile.example/verify?token=a=b&c=d\n.\nEnd',
}
let lines: string[]
const log = (line: string) => void lines.push(line)
beforeEach(() => {
  lines = []
})

describe('the outbox', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'outbox-'))
  })
  afterEach(() => rm(folder, { recursive: true }))
  const outbox = () =>
    outboxMail({ folder: join(folder, 'outbox'), from: 'Forkmile <no-reply@example.com>', log })
  const onlyFile = async () => join(folder, 'outbox', (await readdir(join(folder, 'outbox')))[0]!)

  test('keeps a letter as a file that only its owner reads, links as they stand', async () => {
    await outbox().send(email)
    const file = await onlyFile()
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    const text = await readFile(file, 'utf8')
    expect(text).toContain('To: ann@example.com\nSubject: Grüße\n')
    expect(text).toContain(`\n\n${email.text}`)
  })

  test('tells the log the file’s name, never the address or the link', async () => {
    await outbox().send(email)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain('.eml')
    expect(lines[0]).not.toMatch(/ann|token/)
  })

  test('offers the page that ends such letters where there is one', async () => {
    await outbox().send({ ...email, unsubscribe: 'https://forkmile.example/unsubscribe?token=abc' })
    const head = (await readFile(await onlyFile(), 'utf8')).split('\n\n')[0]
    expect(head).toContain('List-Unsubscribe: <https://forkmile.example/unsubscribe?token=abc>\n')
    expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\n')
  })

  test('lets no line break in a subject begin a header', async () => {
    await outbox().send({ ...email, subject: 'Hello\r\nBcc: eve@example.com' })
    expect(await readFile(await onlyFile(), 'utf8')).not.toMatch(/^Bcc/m)
  })

  test('says that nothing leaves the machine', () => {
    expect(outbox().leavesTheMachine).toBe(false)
  })
})

describe('an SMTP server', () => {
  const from = 'Forkmile <no-reply@forkmile.example>'
  async function sending(...behaviour: Parameters<typeof smtpDouble>) {
    const double = await smtpDouble(...behaviour)
    onTestFinished(double.stop)
    const mail = (url = double.url) => smtpMail({ url, from, log, timeoutMs: 300 })
    return { double, mail }
  }

  test('is given the letter whole', async () => {
    const { double, mail } = await sending()
    await mail().send(email)
    expect(double.delivered).toHaveLength(1)
    const { text, ...envelope } = double.delivered[0]!
    expect(envelope).toEqual({
      from: 'no-reply@forkmile.example',
      to: ['ann@example.com'],
      credentials: undefined,
    })
    expect(text).toContain('From: Forkmile <no-reply@forkmile.example>')
    expect(text).toMatch(/^\.$/m)
    expect(mail().leavesTheMachine).toBe(true)
  })

  test('is told whom an answer goes to, who cannot add a header or a second address', async () => {
    const { double, mail } = await sending()
    await mail().send({ ...email, replyTo: 'eve@example.com, ann@example.com\r\nBcc: eve@example.com' })
    const [head = ''] = double.delivered[0]!.text.split('\n\n')
    expect(head).toMatch(/^Reply-To: .*eve@example\.com/m)
    expect(head).not.toMatch(/^Bcc/m)
    expect(double.delivered[0]!.to).toEqual(['ann@example.com'])
  })

  test('is given the page that ends such letters where there is one', async () => {
    const { double, mail } = await sending()
    const unsubscribe = `https://forkmile.example/unsubscribe?token=${'abc'.repeat(40)}`
    await mail().send({ ...email, unsubscribe })
    const [head = ''] = double.delivered[0]!.text.replace(/\n[ \t]+/g, ' ').split('\n\n')
    expect(head).toContain(`List-Unsubscribe: <${unsubscribe}>`)
    expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  })

  test('is told the user and password of its address', async () => {
    const { double, mail } = await sending()
    await mail(`smtp://postman:s3cret@127.0.0.1:${double.port}`).send(email)
    expect(double.delivered[0]?.credentials).toBe('postman s3cret')
  })

  test('is given one recipient though the address tries to name two', async () => {
    const { double, mail } = await sending()
    await mail()
      .send({ ...email, to: 'ann@example.com, eve@example.com' })
      .catch(() => {})
    expect(double.delivered.flatMap((one) => one.to)).not.toContain('eve@example.com')
  })

  test.each(['refuse the recipient', 'hang', 'trickle'] as const)(
    'that does “%s” is given up in time',
    async (behaviour) => {
      const { mail } = await sending(behaviour)
      await expect(mail().send(email)).rejects.toMatchObject({ code: 'unavailable', message: words.notSent })
      expect(lines.join()).not.toContain('ann@')
    },
  )

  test('that is away or refuses the password is reported by code alone', async () => {
    const { double, mail } = await sending('refuse the password')
    await expect(mail(`smtp://postman:s3cret@127.0.0.1:${double.port}`).send(email)).rejects.toMatchObject({
      code: 'unavailable',
    })
    await expect(mail('smtp://127.0.0.1:1').send(email)).rejects.toMatchObject({ code: 'unavailable' })
    expect(lines).toEqual([
      'A letter was not sent: EAUTH 535',
      expect.stringContaining('A letter was not sent: E'),
    ])
  })
})
