import { randomUUID } from 'node:crypto'
import { logNutrition } from '#contract/nutrition/nutrition.ts'
import { lookAt, mealOf } from './crash.ts'
import type { Command } from './older-backup.ts'
import { signUp } from './support/person.ts'
import type { TestBed } from './support/test-bed.ts'

/** Takes a backup during writes; answers a function that restores it and checks its consistency. */
export async function backUpBusy(testBed: TestBed, file: string, command: Command) {
  const { early, writer } = await whileWriting(testBed, () => command('backup', [file]))
  return async () => {
    await testBed.servers[0]!.stop()
    await command('restore', [file, '--replace'])
    await testBed.restart(0)
    const { kept, halves } = await lookAt(testBed.servers[0]!.address, [writer])
    return { early: early.size, lost: [...early].filter((name) => !kept.has(name)).length, halves }
  }
}

/** The meals acknowledged before `work` began, while further writes run until it ends. */
async function whileWriting({ servers }: TestBed, work: () => Promise<unknown>) {
  const server = servers[0]!.address
  const writer = await signUp(server, 'Writer')
  const early = new Set<string>()
  let begun = false
  let going = true
  const write = async () => {
    const foodName = randomUUID()
    const { status } = await writer.call(server, 'POST', logNutrition.path, mealOf(foodName))
    if (status === 200 && !begun) early.add(foodName)
    if (status !== 200 && status !== 429) throw new Error(`A meal was answered ${status}.`)
  }
  for (let at = 0; at < 10; at++) await write()
  begun = true
  const writing = (async () => {
    while (going) await write()
  })()
  await work()
  going = false
  await writing
  return { early, writer }
}
