import { afterAll, beforeAll, test } from 'vitest'
import { drills } from './drills.ts'
import { externalPostgres } from './support/test-bed.ts'

let postgres: Awaited<ReturnType<typeof externalPostgres>>
beforeAll(async () => {
  postgres = await externalPostgres(process.env.DATABASE_URL)
})
afterAll(() => postgres.stop())

/** The short form of every drill; `npm run drill` runs the full one. */
for (const drill of drills)
  for (const place of drill.tested ?? drill.places) {
    const tags = drill.isCore ? ['core'] : []
    test.concurrent(`${drill.name}, ${place}: ${drill.promise}`, { tags }, async ({ expect, skip }) => {
      const said: string[] = []
      const external = place === 'external' ? postgres.url : undefined
      const options = { short: true, external, say: (line: string) => void said.push(line) }
      const figures = await drill.run(options)
      skip(figures.skipped === 1, said.join(' '))
      expect(drill.kept(figures, options), JSON.stringify({ figures, said }, null, 2)).toBe(true)
    })
  }
