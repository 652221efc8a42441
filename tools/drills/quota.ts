import sharp from 'sharp'
import { scanFridge } from '#contract/fridge.ts'
import { listQuotas, type Quota } from '#contract/subscriptions/subscriptions.ts'
import { type Answering, modelDouble } from '#server/adapters/ai/double.ts'
import { fridgeSample } from '#server/adapters/ai/kitchen-double.ts'
import type { Drill } from './support/drill.ts'
import { signUp } from './support/person.ts'
import { openTestBed } from './support/test-bed.ts'

const limit = 10

/** Concurrent scans at the last unit of a month, on several server processes. */
export const quota: Drill = {
  name: 'quota',
  promise:
    '50 parallel scans at the last unit are granted exactly once; a call that fails gives its unit back',
  places: ['embedded', 'external'],
  tested: ['external'],
  async run({ short, say, external }) {
    let reply: Answering = { json: fridgeSample }
    const model = await modelDouble(() => (typeof reply === 'function' ? { json: fridgeSample } : reply))
    const testBed = await openTestBed({ external }, short ? 2 : 3, {
      AI_PROVIDER: 'openai-compatible',
      AI_BASE_URL: model.baseUrl,
      AI_MODEL: 'double',
      AI_TIMEOUT_MS: '5000',
    })
    try {
      const addresses = testBed.servers.map(({ address }) => address)
      const picture = await sharp({ create: { width: 320, height: 240, channels: 3, background: '#cde' } })
        .jpeg()
        .toBuffer()
      const scan = (person: Awaited<ReturnType<typeof signUp>>, at: number) => {
        const form = new FormData()
        form.append('image', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'fridge.jpg')
        return person.call(addresses[at % addresses.length]!, 'POST', scanFridge.path, form)
      }
      const usedBy = async (person: Awaited<ReturnType<typeof signUp>>) => {
        const { body } = await person.call(addresses[0]!, 'GET', listQuotas.path)
        return (body as Quota[]).find(({ feature }) => feature === 'fridge_scan')!.used
      }

      const rounds = short ? 1 : 10
      let granted = 0
      let refused = 0
      let limited = 0
      let other = 0
      for (let round = 0; round < rounds; round++) {
        const person = await signUp(addresses[0]!, `Quota${round}`)
        const first = await scan(person, 0)
        if (first.status !== 200) throw new Error(`A scan was refused at once: ${first.text}`)
        await testBed.query(
          `update quota_usage set used = $1 where feature = 'fridge_scan' and user_id = (select id from users where email = $2)`,
          [limit - 1, `quota${round}@example.com`],
        )
        const scans = await Promise.all(Array.from({ length: 50 }, (_, at) => scan(person, at)))
        granted += scans.filter(({ status }) => status === 200).length
        refused += scans.filter(({ status }) => status === 402).length
        // The rate limit per account, counted by each process.
        limited += scans.filter(({ status }) => status === 429).length
        other += scans.filter(({ status }) => ![200, 402, 429].includes(status)).length
        if ((await usedBy(person)) !== limit) other++
      }
      say(`${granted} of ${rounds * 50} granted at the last units`)

      const unlucky = await signUp(addresses[0]!, 'Unlucky')
      reply = { status: 500 }
      const failing = await Promise.all(Array.from({ length: short ? 6 : 24 }, (_, at) => scan(unlucky, at)))
      const usedAfterFailures = await usedBy(unlucky)
      return {
        rounds,
        granted,
        refused,
        limited,
        otherAnswers: other,
        failedCalls: failing.length,
        usedAfterFailures,
        modelCalls: model.asked.length,
      }
    } finally {
      await testBed.close()
      await model.stop()
    }
  },
  kept: ({ rounds, granted, refused, limited, otherAnswers, usedAfterFailures, modelCalls }) =>
    granted === rounds &&
    refused! + limited! === rounds! * 49 &&
    refused! >= rounds! * 15 &&
    otherAnswers === 0 &&
    usedAfterFailures === 0 &&
    modelCalls! > rounds!,
}
