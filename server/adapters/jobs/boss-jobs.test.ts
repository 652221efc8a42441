import { TestClock } from 'pg-boss'
import { beforeEach, expect, inject, test } from 'vitest'
import { cloneDatabase } from '../database/testing.ts'
import { bossJobs } from './boss-jobs.ts'
import type { Jobs } from './jobs.ts'

let url: string
let errors: string[]
const log = { info() {}, error: (_: { err: unknown }, line: string) => void errors.push(line) }

beforeEach(async () => {
  url = await cloneDatabase(inject('postgresUrl'))
  errors = []
})

async function withJobs(instances: Jobs[], work: () => Promise<unknown>) {
  try {
    await Promise.all(instances.map((jobs) => jobs.start()))
    await work()
  } finally {
    await Promise.all(instances.map((jobs) => jobs.stop()))
  }
}

test('a job fires once an occasion, though two instances of the server name it', async () => {
  const clock = new TestClock('2026-01-01T00:00:30Z')
  const fired: string[] = []
  const instances = ['one', 'two'].map(() => {
    const jobs = bossJobs({ url, log, clock })
    jobs.every(
      'sweep',
      '*/5 * * * *',
      async () => void fired.push(new Date(clock.now()).toISOString().slice(0, 16)),
    )
    return jobs
  })
  await withJobs(instances, () => clock.tick(10 * 60_000))
  expect(fired).toEqual(['2026-01-01T00:05', '2026-01-01T00:10'])
  expect(errors).toEqual([])
})

test('a job that fails is logged and tried again', async () => {
  const clock = new TestClock('2026-01-02T00:58:30Z')
  let tries = 0
  const jobs = bossJobs({ url, log, clock })
  jobs.every('shaky', '0 1 * * *', async () => {
    if (++tries === 1) throw new Error('not yet')
  })
  await withJobs([jobs], () => clock.tick(5 * 60_000))
  expect(tries).toBe(2)
  expect(errors).toEqual(['the job shaky failed'])
})

test('without a database the start neither fails nor waits for ever', async () => {
  const jobs = bossJobs({ url: 'postgres://nobody:none@127.0.0.1:1/none', log })
  jobs.every('sweep', '* * * * *', async () => {})
  await withJobs([jobs], async () => expect(errors).toContain('jobs did not start'))
})

test('two jobs cannot share a name', () => {
  const jobs = bossJobs({ url, log })
  jobs.every('sweep', '* * * * *', async () => {})
  expect(() => jobs.every('sweep', '* * * * *', async () => {})).toThrow('sweep')
})
