import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { today } from '#testing/clock.ts'
import { passwordOf, photoOf, type Writes, writesWith } from './support/disk-writes.ts'
import type { Drill, DrillOptions } from './support/drill.ts'
import { lookAt } from './support/meals.ts'
import { type Answer, guest, type Person, signUp } from './support/person.ts'
import { type SmallDisk, smallDisk } from './support/small-disk.ts'
import { openTestBed, type TestBed } from './support/test-bed.ts'

const megabytes = 320
const writers = 6

/** Fills the disk of database, photos and emails during writes, then frees space again. */
export const diskFull: Drill = {
  name: 'disk-full',
  promise:
    'on a full disk writes answer 503 and nothing acknowledged is lost; with space again all goes on by itself',
  places: ['embedded'],
  async run({ short, say, external }) {
    const disk = await smallDisk(megabytes)
    if (!disk) {
      say('Not tried: only root may mount a small file system, and not on every machine.')
      return { skipped: 1 }
    }
    try {
      const testBed = await openTestBed({ external }, 1, { DATA_DIR: join(disk.folder, 'data') })
      try {
        return await fillUp(testBed, disk, { short, say })
      } finally {
        await disk.empty()
        await testBed.close()
      }
    } finally {
      await disk.close()
    }
  },
  kept: (found, { short }) =>
    found.skipped === 1 ||
    (found.rounds === (short ? 1 : 5) &&
      found.acknowledged! >= found.rounds! * 60 &&
      found.refused! >= found.rounds! * 60 &&
      found.photosRefused! >= found.rounds! &&
      found.worksAfter === found.kinds &&
      // The short form runs on loaded machines and checks no times.
      (short || found.slowestBackMs! < 10_000) &&
      ['lost', 'halves', 'otherAnswers'].every((one) => found[one] === 0)),
}

async function fillUp(testBed: TestBed, disk: SmallDisk, { short, say }: Omit<DrillOptions, 'external'>) {
  const rounds = short ? 1 : 5
  // Enough accounts to stay below the limit of photos a minute.
  const people = short ? 6 : 24
  const server = testBed.servers[0]!.address
  const everybody: Person[] = []
  for (let at = 0; at < people; at++) everybody.push(await signUp(server, `Full${at}`))
  await testBed.query(`update users set subscription_tier = 'pro'`)
  const writes = writesWith(await photoOf())
  const kinds = Object.keys(writes)
  const found = { rounds, acknowledged: 0, refused: 0, photosRefused: 0, otherAnswers: 0, slowestBackMs: 0 }
  const acknowledged: Acknowledged = Object.fromEntries(kinds.map((kind) => [kind, []]))
  let going = true
  const writing = Array.from({ length: writers }, async (_, at) => {
    for (let turn = at; going; turn++) {
      const kind = kinds[turn % kinds.length]!
      const [person, mark] = [everybody[(at + turn * 7) % people]!, randomUUID()]
      const answer = await writes[kind]!(person, server, mark).catch((error: Error) => silence(error))
      if (answer.status === 200) {
        found.acknowledged++
        acknowledged[kind]!.push({ mark, person, answer })
      } else if (answer.status === 503) {
        found.refused++
        if (kind === 'photo') found.photosRefused++
        await wait(50)
      } else if (answer.status !== 429) {
        found.otherAnswers++
        say(`${kind}: ${answer.status} ${answer.text.slice(0, 200)}`)
      }
    }
  })
  const more = async (of: 'acknowledged' | 'refused' | 'photosRefused', count: number) => {
    const enough = found[of] + count
    for (let waited = 0; found[of] < enough && waited < 30_000; waited += 10) {
      if (of !== 'acknowledged') await disk.fill()
      await wait(10)
    }
  }
  const spaceAgain = async () => {
    await disk.empty()
    const begun = performance.now()
    await more('acknowledged', 1)
    found.slowestBackMs = Math.max(found.slowestBackMs, Math.round(performance.now() - begun))
  }
  for (let round = 0; round < rounds; round++) {
    await more('acknowledged', 20)
    // Tables cannot grow, and photos cannot be stored.
    await more('photosRefused', 1)
    await more('refused', 30)
    await spaceAgain()
    await more('acknowledged', 20)
    // The database cannot write its log, and ends.
    await disk.fill()
    await endLog(testBed, disk)
    await more('refused', 30)
    await spaceAgain()
    await more('acknowledged', 20)
  }
  going = false
  await Promise.all(writing)
  const { lost, halves } = await countLosses(server, everybody, acknowledged)
  return { ...found, lost, halves, kinds: kinds.length, worksAfter: await countWorking(writes, server) }
}

const silence = (error: Error): Answer => ({
  status: 0,
  headers: new Headers(),
  body: undefined,
  text: String(error.cause ?? error),
})

/** Switches to new log segments until there is no space for one. */
async function endLog(testBed: TestBed, disk: SmallDisk) {
  for (let left = 50; left; left--) {
    await disk.fill()
    const [done] = await testBed.query('select pg_switch_wal(), txid_current()').catch(() => [])
    if (!done) return
  }
  throw new Error('The database’s log did not fill the disk.')
}

type Acknowledged = Record<string, { mark: string; person: Person; answer: Answer }[]>

/** Acknowledged writes that are missing, as read by their accounts. */
async function countLosses(server: string, everybody: Person[], all: Acknowledged) {
  const { kept, halves } = await lookAt(server, everybody)
  let lost = all.meal!.filter(({ mark }) => !kept.has(mark)).length
  for (const person of everybody) {
    const { text } = await person.call(server, 'GET', `/api/drinks/logs?date=${today}`)
    lost += all.drink!.filter((one) => one.person === person && !text.includes(one.mark)).length
  }
  for (const { mark } of all.account!) {
    const email = `${mark}@example.com`
    const sent = { email, password: passwordOf('New') }
    if ((await guest.call(server, 'POST', '/api/auth/sign-in/email', sent)).status !== 200) lost++
  }
  for (const { person, answer } of all.photo!) {
    const sent = { analysis: answer.body, mealType: 'snack', targetDate: today }
    const { body } = await person.call(server, 'POST', '/api/nutrition/confirm', sent)
    const { nutritionLog } = body as { nutritionLog?: { photoUrl: string } }
    const photo = nutritionLog && (await person.call(server, 'GET', nutritionLog.photoUrl))
    if (photo?.status !== 200 || photo.text.length < 1000) lost++
  }
  return { lost, halves }
}

/** Number of kinds of writes that work for a new account. */
async function countWorking(writes: Writes, server: string) {
  const person = await signUp(server, 'After')
  let working = 0
  for (const write of Object.values(writes))
    if ((await write(person, server, randomUUID())).status === 200) working++
  return working
}
