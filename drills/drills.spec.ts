import { expect, test } from 'vitest'
import { drills } from './drills.ts'

/** The short form of every drill; `npm run drill` has the whole. */
for (const drill of drills)
  test(`${drill.name}: ${drill.promise}`, async () => {
    const said: string[] = []
    const options = { short: true, say: (line: string) => void said.push(line) }
    const figures = await drill.run(options)
    expect(drill.kept(figures, options), JSON.stringify({ figures, said }, null, 2)).toBe(true)
  })
