import sharp from 'sharp'
import { type ScanResult, scanFridge } from '#contract/fridge.ts'
import { listQuotas, type Quota } from '#contract/subscriptions/subscriptions.ts'
import { modelDouble, type Reply } from '#server/adapters/ai/double.ts'
import { fridgeSample } from '#server/adapters/ai/kitchen-double.ts'
import type { Drill } from './drill.ts'
import { type Person, signUp } from './person.ts'
import { openTestBed } from './test-bed.ts'

const timeoutMs = 2000
/** Faults of a model server by name. */
const faults: Record<string, Reply> = {
  hang: 'hang',
  trickle: 'trickle',
  'cut short': 'cut short',
  huge: 'huge',
  'not JSON': 'not JSON',
  'hang up': 'hang up',
  'an error': { status: 500 },
  'too many': { status: 429 },
  'a wrong key': { status: 401 },
  'no words': { text: '' },
  'other words': { text: 'I see eggs.' },
  'a wrong schema': { json: { ingredients: 'eggs', __proto__: { polluted: true } } },
  'impossible figures': { json: { ingredients: [{ name: 'x'.repeat(5000), confidence: 1e9 }] } },
}

/** Scans of photos with a faulty model. */
export const model: Drill = {
  name: 'model',
  promise:
    'whatever a model does wrong, an answer comes in time that says so, the unit comes back and nothing is kept by half',
  places: ['embedded', 'external'],
  tested: ['external'],
  async run({ short, say, external }) {
    let reply: Reply = { json: fridgeSample }
    const double = await modelDouble(() => reply)
    const testBed = await openTestBed({ external }, 1, {
      AI_PROVIDER: 'openai-compatible',
      AI_BASE_URL: double.baseUrl,
      AI_MODEL: 'double',
      AI_TIMEOUT_MS: String(timeoutMs),
    })
    const server = testBed.servers[0]!.address
    try {
      const person = await signUp(server, 'Model')
      const photo = await sharp({ create: { width: 320, height: 240, channels: 3, background: '#cde' } })
        .jpeg()
        .toBuffer()
      const scan = (who: Person) => {
        const form = new FormData()
        form.append('image', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'fridge.jpg')
        return who.call(server, 'POST', scanFridge.path, form)
      }
      const count = async (which: string) =>
        Number((await testBed.query<{ count: string }>(`select count(*) from ${which}`))[0]!.count)
      const found = { faults: 0, slowestMs: 0, unclear: 0, kept: 0, used: 0, asked: 0, worksAgain: 0 }
      const rounds = short ? 1 : 3
      for (let round = 0; round < rounds; round++) {
        const patient = await signUp(server, `Patient${round}`)
        for (const [name, fault] of Object.entries(faults)) {
          reply = fault
          const begun = performance.now()
          const { status, body, text } = await scan(patient)
          found.slowestMs = Math.max(found.slowestMs, Math.round(performance.now() - begun))
          found.faults++
          const { analysis, source, ingredients } = (body ?? {}) as Partial<ScanResult>
          // A fallback and marked as such: the built-in list of common ingredients.
          if (status !== 200 || source !== 'builtin' || !analysis?.error || !ingredients?.length) {
            found.unclear++
            say(`${name}: ${status} ${text.slice(0, 200)}`)
          }
        }
        const { body } = await patient.call(server, 'GET', listQuotas.path)
        found.used += (body as Quota[]).find(({ feature }) => feature === 'fridge_scan')!.used
      }
      found.kept = await count(
        `fridge_sessions s where not exists
           (select from fridge_ingredients i where i.user_id = s.user_id and i.session_id = s.id)`,
      )
      found.kept += await count(`fridge_ingredients where length(name) > 200 or confidence > 1`)
      reply = { json: fridgeSample }
      found.worksAgain = (await scan(person)).status === 200 ? 1 : 0
      found.asked = double.asked.length
      return found
    } finally {
      await testBed.close()
      await double.stop()
    }
  },
  kept: (found, { short }) =>
    found.faults === Object.keys(faults).length * (short ? 1 : 3) &&
    found.asked! > found.faults! / 2 &&
    found.worksAgain === 1 &&
    (short || found.slowestMs! < timeoutMs + 3000) &&
    ['unclear', 'kept', 'used'].every((one) => found[one] === 0),
}
