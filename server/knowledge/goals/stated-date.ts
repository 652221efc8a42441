import { addDays, daysBetween } from '#contract/measures/day.ts'

/** A stated time: weeks from today, and its position in the text. */
export type StatedTime = { weeks: number; at: number }

const weeksIn: Record<string, number> = {
  day: 1 / 7,
  week: 1,
  fortnight: 2,
  month: 30.44 / 7,
  year: 52.18,
}
const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const month =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\b\\.?'
const year = String.raw`(?:,?\s+(20\d\d))?`
const day = String.raw`(\d{1,2})(?:st|nd|rd|th)?`
const part =
  '(?:(?:the )?(early|beginning of|start of|mid|middle of|late|end of)[- ](?:the )?|(?:the )?(first|last) (?:week|day)s? (?:of|in) (?:the )?)'
/** Words after which a month or season by itself is a date. */
const before = String.raw`\b(?:by|until|till?|before|in|for|come|next|this|to)\s+(?:the\s+|next\s+|this\s+)?`

/** Start and end of the astronomical seasons, as month and day. */
const seasons: Record<string, readonly [start: string, end: string]> = {
  spring: ['03-20', '06-20'],
  summer: ['06-21', '09-21'],
  autumn: ['09-22', '12-20'],
  fall: ['09-22', '12-20'],
  winter: ['12-21', '03-19'],
}
/** Month and day of named dates. */
const named: readonly (readonly [RegExp, string])[] = [
  [/\b(?:christmas|xmas)\b/, '12-25'],
  [/\bnew year\b|\bend of (?:the |this )?year\b|\byear[- ]end\b/, '12-31'],
  [/\bvalentine/, '02-14'],
  [/\bhalloween\b/, '10-31'],
]

const datePatterns: readonly (readonly [
  RegExp,
  (found: RegExpExecArray, today: string) => string | undefined,
])[] = [
  [/\b(20\d\d)-(\d{2})-(\d{2})\b/, ([text]) => text],
  [/\b(\d{1,2})\.(\d{1,2})\.(20\d\d)\b/, ([, d, m, y]) => dayOf(y, Number(m), Number(d))],
  [
    new RegExp(String.raw`\b${part}${month}${year}`),
    ([, early, first, name, y], today) => next(today, y, monthOf(name!), dayOfPart(early ?? first!)),
  ],
  [
    new RegExp(String.raw`\b${day}\s+(?:of\s+)?${month}${year}`),
    ([, d, name, y], today) => next(today, y, monthOf(name!), Number(d)),
  ],
  [
    new RegExp(
      String.raw`\b${month}\s+(?:the\s+)?${day}(?![\d:]|\s*(?:k|km|kg|lbs?|miles?|days?|weeks?|%)\b)${year}`,
    ),
    ([, name, d, y], today) => next(today, y, monthOf(name!), Number(d)),
  ],
  [new RegExp(`${before}${month}${year}`), ([, name, y], today) => next(today, y, monthOf(name!), 1)],
  [
    new RegExp(String.raw`\b${month}\s+(20\d\d)\b`),
    ([, name, y], today) => next(today, y, monthOf(name!), 1),
  ],
  [
    new RegExp(
      String.raw`(?:${before}|\b(end|middle|start|beginning) of (?:the |next |this )?)(${Object.keys(seasons).join('|')})\b(?! break)`,
    ),
    ([, at, season], today) => nextOf(today, seasons[season!]![at === 'end' ? 1 : 0]),
  ],
  [
    /\beaster\b/,
    (_, today) => [0, 1].map((ahead) => easter(yearOf(today) + ahead)).find((date) => date > today),
  ],
]

/** Reads dates ("by the end of May", "on June 14th") and spans ("in ten weeks"); dates need `today`, a calendar day. */
export function statedTimes(text: string, today: string | undefined): StatedTime[] {
  const spans = [
    ...text.matchAll(
      /(?<!\b(?:been|have|has|had|worked|trained)\b[\w ]{0,24})\b(?:in|within|over|for|next)\s+(?:the\s+(?:next|coming)\s+|about\s+|just\s+|only\s+)?(a|an|\d{1,3})\s*[- ]?(day|week|fortnight|month|year)s?\b/g,
    ),
  ].map(({ 1: count, 2: unit, index }) => ({
    weeks: (/\d/.test(count!) ? Number(count) : 1) * weeksIn[unit!]!,
    at: index,
  }))
  return [...spans, ...(today === undefined ? [] : datesIn(text, today))]
    .filter(({ weeks }) => weeks >= 0.1 && weeks <= 520)
    .sort((one, other) => one.at - other.at)
}

function datesIn(text: string, today: string): StatedTime[] {
  const taken: [from: number, to: number][] = []
  const patterns = [
    ...named.map(
      ([words, monthDay]) =>
        [
          new RegExp(`(next )?(?:${words.source})`),
          ([, after]: RegExpExecArray) => nextOf(today, monthDay, after),
        ] as const,
    ),
    ...datePatterns,
  ]
  return patterns.flatMap(([words, read]) =>
    [...text.matchAll(new RegExp(words, 'g'))].flatMap((found) => {
      const { index } = found
      const end = index + found[0].length
      if (taken.some(([from, to]) => index < to && end > from)) return []
      const date = read(found as RegExpExecArray, today)
      if (!date || Number.isNaN(Date.parse(date)) || date <= today) return []
      taken.push([index, end])
      return [{ weeks: Math.round((daysBetween(today, date) / 7) * 10) / 10, at: index }]
    }),
  )
}

const yearOf = (date: string) => Number(date.slice(0, 4))
const monthOf = (name: string) => months.indexOf(name.slice(0, 3)) + 1
const dayOfPart = (words: string) =>
  /early|beginning|start|first/.test(words) ? 1 : /mid/.test(words) ? 15 : 31

/** The date of a day of a month, held within the month. */
function dayOf(inYear: string | number | undefined, inMonth: number, of: number): string | undefined {
  if (inMonth < 1 || inMonth > 12 || of < 1 || of > 31) return undefined
  const last = new Date(Date.UTC(Number(inYear), inMonth, 0)).getUTCDate()
  return `${inYear}-${String(inMonth).padStart(2, '0')}-${String(Math.min(of, last)).padStart(2, '0')}`
}

function next(today: string, inYear: string | undefined, inMonth: number, of: number): string | undefined {
  const years = inYear ? [inYear] : [yearOf(today), yearOf(today) + 1]
  return years.map((one) => dayOf(one, inMonth, of)).find((date) => date !== undefined && date > today)
}

/** "Next Christmas" is not the one within two months. */
function nextOf(today: string, monthDay: string, after?: string): string | undefined {
  const [inMonth, of] = monthDay.split('-').map(Number)
  return next(after ? addDays(today, 60) : today, undefined, inMonth!, of!)
}

/** Easter Sunday of a Gregorian year (anonymous computus, Meeus, Jones and Butcher). */
function easter(inYear: number): string {
  const a = inYear % 19
  const b = Math.floor(inYear / 100)
  const c = inYear % 100
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7
  const shift = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114
  return dayOf(inYear, Math.floor(shift / 31), (shift % 31) + 1)!
}
