import { expect, test } from 'vitest'
import { inlineJobs } from './inline-jobs.ts'

test('a job runs when the test says so, and its failure reaches the test', async () => {
  const jobs = inlineJobs()
  let runs = 0
  jobs.every('count', '* * * * *', async () => void runs++)
  jobs.every('fail', '* * * * *', async () => Promise.reject(new Error('broken')))
  await jobs.run('count')
  expect(runs).toBe(1)
  await expect(jobs.run('fail')).rejects.toThrow('broken')
  await expect(jobs.run('unknown')).rejects.toThrow('unknown')
})
