import { afterAll, beforeAll, expect, test } from 'vitest'
import { importSets } from '#contract/strength/files.ts'
import { testApp } from '#server/testing.ts'
import { monthLanguages } from './months.ts'

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp({ now: new Date('2026-01-10T18:00:00Z') })
})
afterAll(() => app.close())

const head = 'title,start_time,end_time,exercise_title,set_index,set_type,weight_kg,reps'
/** Imports a Hevy file of sets at these times without writing it. */
const read = (times: readonly string[]) =>
  app.as('ann').call(importSets, {
    query: { dryRun: 'true' },
    bytes: Buffer.from(
      [head, ...times.map((time) => `Push,"${time}",,Bench Press (Barbell),0,normal,60,5`)].join('\n'),
    ),
  })

/** A month as a program writes it: alone or within a date, short or long. */
function writtenMonths(language: string, month: 'short' | 'long', within: boolean): string[] {
  const format = new Intl.DateTimeFormat(language, {
    month,
    ...(within && { day: 'numeric', year: 'numeric' }),
    timeZone: 'UTC',
  })
  return Array.from({ length: 12 }, (_, at) => {
    const date = new Date(Date.UTC(2025, at, 5))
    if (!within) return format.format(date)
    return format.formatToParts(date).find(({ type }) => type === 'month')!.value
  })
}

test.each(monthLanguages)(
  'the twelve months of a Hevy file in %s are read, however they are written',
  async (language) => {
    const written = (['short', 'long'] as const).flatMap((month) =>
      [false, true].map((within) => writtenMonths(language, month, within)),
    )
    const spellings = written
      // Within a date Chinese and Japanese write the number alone.
      .filter((months) => !months.some((month) => /^\d+$/.test(month)))
      .flatMap((months) => [
        months,
        months.map((month) => month.replaceAll('.', '')),
        months.map((month) => `${month.replaceAll('.', '')}.`),
        months.map((month) => month.normalize('NFD')),
        months.map((month) => month.toLocaleUpperCase(language)),
      ])
    for (const months of spellings) {
      const answer = await read(months.map((month) => `5 ${month} 2025, 10:00`))
      expect({ months, ...answer }).toMatchObject({
        months,
        refused: [],
        workouts: 12,
        from: '2025-01-05',
        to: '2025-12-05',
      })
    }
  },
)

test.each([
  ['5 Mär 2025, 10:00', '2025-03-05'],
  ['5. März 2025, 10:00', '2025-03-05'],
  ['5 sep 2025, 10:00', '2025-09-05'],
  ['5 de mar. de 2025, 10:00', '2025-03-05'],
  ['5 мар. 2025 г., 10:00', '2025-03-05'],
  ['2025年3月5日 10:00', '2025-03-05'],
  ['2025년 3월 5일 10:00', '2025-03-05'],
])('the start “%s” is of %s', async (time, day) => {
  expect(await read([time])).toMatchObject({ refused: [], from: day, to: day })
})

test.each(['5 jui 2025, 10:00', '5 ma 2025, 10:00', '5 brumaire 2025, 10:00', '31 Feb 2025, 10:00'])(
  'the start “%s” is refused by name',
  async (time) => {
    expect((await read([time])).refused).toEqual([{ row: 2, reason: `“${time}” is no date and time.` }])
  },
)
