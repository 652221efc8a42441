import { expect, onTestFinished, test } from 'vitest'
import { type SmsReply, twilioDouble } from './double.ts'
import { noSms } from './no-sms.ts'
import { twilioSms } from './twilio-sms.ts'
import { words } from './words.ts'

const account = { accountSid: `AC${'0'.repeat(32)}`, authToken: 'a secret token', from: '+13125550199' }
const message = { to: '+13125550100', text: 'Time for lunch & a walk' }

async function open(reply?: SmsReply, from = account.from) {
  const service = await twilioDouble(reply)
  onTestFinished(service.stop)
  const lines: string[] = []
  const log = { warn: (about: object, line: string) => void lines.push(`${line} ${JSON.stringify(about)}`) }
  const sms = twilioSms({ ...account, from, log, address: service.address, timeoutMs: 300 })
  return { service, sms, lines }
}

test('a text goes to the number it is for, from ours, under our account', async () => {
  const { service, sms } = await open()
  await sms.send(message)
  expect(service.asked).toEqual([
    {
      path: `POST /2010-04-01/Accounts/${account.accountSid}/Messages.json`,
      authorization: `Basic ${btoa(`${account.accountSid}:a secret token`)}`,
      form: { To: message.to, Body: message.text, From: account.from },
    },
  ])
  expect(sms.available).toBe(true)
})

test('a messaging service is named as such', async () => {
  const id = `MG${'a'.repeat(32)}`
  const { service, sms } = await open(201, id)
  await sms.send(message)
  expect(service.asked[0]?.form).toEqual({ To: message.to, Body: message.text, MessagingServiceSid: id })
})

test.each<SmsReply>([400, 401, 429, 500, 'redirect', 'hang'])(
  'a service that answers %s costs one attempt, bounded, and no number in the log',
  async (reply) => {
    const { service, sms, lines } = await open(reply)
    await expect(sms.send(message)).rejects.toMatchObject({ code: 'unavailable', message: words.notSent })
    expect(service.asked).toHaveLength(1)
    expect(lines).toHaveLength(1)
    expect(lines.join()).not.toMatch(/312|lunch|secret/)
  },
)

test('without a service nothing is sent, and that is said', async () => {
  expect(noSms.available).toBe(false)
  await expect(noSms.send(message)).rejects.toMatchObject({ code: 'unavailable', message: words.off })
})
