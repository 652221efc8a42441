import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { backUpBusy } from './busy-backup.ts'
import { type Command, upgradeAll } from './older-backup.ts'
import { photoOf, writesWith } from './support/disk-writes.ts'
import type { Drill } from './support/drill.ts'
import { restless, textsOf } from './support/everything.ts'
import { addHistory } from './support/history.ts'
import { deleteEverything, hashesOf, runCommand } from './support/instance-copy.ts'
import { routesOf } from './support/openapi.ts'
import { type Person, signUp } from './support/person.ts'
import { seed } from './support/seeded-person.ts'
import { openTestBed, type TestBed, temporaryFolder } from './support/test-bed.ts'

const photos = 5

/** An instance is lost with all its data, and comes back from a file; also one that an older version wrote. */
export const backup: Drill = {
  name: 'backup',
  promise:
    'after backup, deletion and restore every row and photo is as it was and people are still signed in; older schemas upgrade',
  places: ['embedded', 'external'],
  tested: ['embedded'],
  async run({ short, say, external }) {
    const shelf = await temporaryFolder()
    // The secret that signs sessions is the instance's own, and in the backup.
    const testBed = await openTestBed({ external }, 1, { AUTH_SECRET: '' })
    const found = { failed: 0, tables: 0, rows: 0, photos: 0, differ: 0, changed: 0 }
    const command: Command = async (name, args) => {
      const failure = await runCommand(testBed, name, args)
      if (!failure) return
      found.failed++
      say(`${name}: ${failure}`)
    }
    try {
      const server = () => testBed.servers[0]!.address
      const routes = (await routesOf(server())).filter(({ path }) => !path.includes('logout'))
      const person = await signUp(server(), 'Backup')
      await seed(person, server(), 'Zaphodia')
      await addPhotos(testBed, person)
      await addHistory(testBed, short ? 5_000 : 500_000)
      const busy = short ? undefined : await backUpBusy(testBed, join(shelf, 'busy.zip'), command)

      const seen = await textsOf(person, server(), routes, 'person')
      await testBed.servers[0]!.stop()
      const before = await hashesOf(testBed)
      const file = join(shelf, 'whole.zip')
      await command('backup', [file])
      await deleteEverything(testBed)
      await command('restore', [file])
      const after = await hashesOf(testBed)
      found.tables = Object.keys(before.rows).length
      found.rows = Object.values(before.rows).reduce((sum, one) => sum + Number.parseInt(one, 10), 0)
      found.photos = Object.keys(before.photos).length
      for (const what of ['rows', 'photos'] as const)
        for (const name of new Set([...Object.keys(before[what]), ...Object.keys(after[what])]))
          if (before[what][name] !== after[what][name]) {
            found.differ++
            say(`${name} is another one`)
          }
      await testBed.restart(0)
      const again: Record<string, unknown> = await textsOf(person, server(), routes, 'person')
      for (const [what, one] of Object.entries(seen))
        if (!restless.test(what) && !isDeepStrictEqual(one, again[what])) {
          found.changed++
          say(`CHANGED ${what}`)
        }
      const all = busy && { ...(await busy()), ...(await upgradeAll(testBed, shelf, command)) }
      return { ...found, read: Object.keys(seen).length, ...all }
    } finally {
      await testBed.close()
      await rm(shelf, { recursive: true, force: true })
    }
  },
  kept: (found, { short }) =>
    found.tables! > 50 &&
    found.rows! > (short ? 5_000 : 500_000) &&
    found.photos === photos &&
    found.read! > 30 &&
    (short || (found.early! > 0 && found.upgraded! > 0 && found.worksAfter === 1)) &&
    ['failed', 'differ', 'changed', 'lost', 'halves', 'notUpgraded'].every((one) => !found[one]),
}

async function addPhotos({ servers }: TestBed, person: Person) {
  const server = servers[0]!.address
  for (let at = 0; at < photos; at++) {
    const read = await writesWith(await photoOf()).photo!(person, server, '')
    const sent = { analysis: read.body, mealType: 'snack' }
    const { status, text } = await person.call(server, 'POST', '/api/nutrition/confirm', sent)
    if (status !== 200) throw new Error(`A photo was not kept: ${text}`)
  }
}
