import { writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isolated, processOf, threadOf } from './isolation.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forkmile-isolated-'))
  const work = `(job) => {
    if (job === 'for ever') for (;;);
    if (job === 'end') process.exit(1)
    if (job === 'fill') for (const all = []; ; ) all.push(Array(100_000).fill(all.length))
    return job === 'fail' ? { error: new Error('no') } : { result: job + 1 }
  }`
  writeFileSync(
    join(folder, 'process.mjs'),
    `process.on('message', (job) => process.send((${work})(job)))
    process.send('ready')`,
  )
  writeFileSync(
    join(folder, 'thread.mjs'),
    `import { parentPort } from 'node:worker_threads'
    parentPort.on('message', (job) => parentPort.postMessage((${work})(job)))
    parentPort.postMessage('ready')`,
  )
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const places = {
  process: () => processOf(pathToFileURL(join(folder, 'process.mjs'))),
  thread: () => threadOf(pathToFileURL(join(folder, 'thread.mjs')), 64),
}

describe.each(['process', 'thread'] as const)('work in a %s', (kind) => {
  let begun = 0
  const run = (mostMs: number) =>
    isolated<number | string, number>(
      () => {
        begun++
        return places[kind]()
      },
      { atOnce: 1, waiting: 3, mostMs, idleMs: 60_000, busy: 'busy', tooLong: 'That takes too long.' },
    )

  test('answers, and the same place does the next', async () => {
    begun = 0
    const ask = run(30_000)
    expect([await ask(1), await ask(2), await ask(3)]).toEqual([2, 3, 4])
    expect(begun).toBe(1)
  })

  test('that never ends is ended, and the next is done', async () => {
    begun = 0
    const ask = run(2500)
    await expect(ask('for ever')).rejects.toMatchObject({ code: 'invalid', message: 'That takes too long.' })
    expect(await ask(1)).toBe(2)
    expect(begun).toBe(2)
  })

  test('that fails or takes its place along harms no other', async () => {
    const ask = run(30_000)
    await expect(ask('fail')).rejects.toThrow('no')
    await expect(ask('end')).rejects.toThrow(/ended/)
    expect(await ask(1)).toBe(2)
  })
})

test('a thread that needs more memory than it has refuses its work, and the next is done', async () => {
  const bounds = { atOnce: 1, waiting: 3, mostMs: 30_000, idleMs: 60_000, busy: 'busy', tooLong: 'Too much.' }
  const ask = isolated<number | string, number>(places.thread, bounds)
  await expect(ask('fill')).rejects.toMatchObject({ code: 'invalid', message: 'Too much.' })
  expect(await ask(1)).toBe(2)
})
