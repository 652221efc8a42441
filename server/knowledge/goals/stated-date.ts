import { daysBetween } from '#contract/measures/day.ts'

/** Month and day of named dates; seasons by their astronomical start. */
const named: readonly (readonly [RegExp, string])[] = [
  [/christmas|xmas/, '12-25'],
  [/new year|end of (?:the |this )?year/, '12-31'],
  [/valentine/, '02-14'],
  [/halloween/, '10-31'],
  [/\bspring\b/, '03-20'],
  [/\bsummer\b/, '06-21'],
  [/\bautumn\b|\bfall\b/, '09-22'],
  [/\bwinter\b/, '12-21'],
]
const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const month = String.raw`(${months.join('|')})[a-z]*\.?`
const byMonth = new RegExp(
  String.raw`^(?:(\d{1,2})(?:st|nd|rd|th)?\s+(?:of\s+)?)?${month}(?:\s+(\d{1,2})(?!\d))?`,
)

/** Weeks from `today` (a calendar day) to "by Christmas", "until June", "before March 15"; undefined without a date. */
export function weeksUntilDate(text: string, today: string): number | undefined {
  const after = /\b(?:by|until|till|before)\s+(?:the\s+|next\s+)?(.{3,24})/.exec(text)?.[1]
  if (!after) return undefined
  const monthAndDay = named.find(([words]) => words.test(after))?.[1] ?? dateOf(after)
  if (!monthAndDay) return undefined
  const year = Number(today.slice(0, 4))
  const date = [`${year}-${monthAndDay}`, `${year + 1}-${monthAndDay}`].find((day) => day > today)!
  return Math.round((daysBetween(today, date) / 7) * 10) / 10
}

function dateOf(text: string): string | undefined {
  const found = byMonth.exec(text)
  if (!found) return undefined
  const [, before, name, after] = found
  const day = Math.min(28, Math.max(1, Number(before ?? after ?? 1)))
  return `${String(months.indexOf(name!) + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}
