import { addDays } from '#contract/measures/day.ts'

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const month = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*'
const dayOfMonth = String.raw`(\d{1,2})(?:st|nd|rd|th)?`
const dayFirst = new RegExp(String.raw`\b${dayOfMonth}\s+(?:of\s+)?${month}\b\.?(?:,?\s+(\d{4}))?`)
const monthFirst = new RegExp(String.raw`\b${month}\b\.?\s+${dayOfMonth}\b(?:,?\s+(\d{4}))?`)

/** The day named by a lower-case text, `yyyy-MM-dd`; without a year the next one after `after`. */
export function raceDayIn(text: string, after: string): string | undefined {
  const iso = /\b(\d{4})-(\d{2})-(\d{2})\b/.exec(text)
  if (iso) return existing(iso[1]!, Number(iso[2]), Number(iso[3]))
  const first = dayFirst.exec(text)
  const [name, day, year] = first
    ? [first[2]!, first[1]!, first[3]]
    : ((monthFirst.exec(text)?.slice(1) as [string, string, string?] | undefined) ?? [])
  if (!name) return undefined
  const number = months.indexOf(name) + 1
  if (year) return existing(year, number, Number(day))
  const thisYear = existing(after.slice(0, 4), number, Number(day))
  return thisYear && thisYear < after
    ? existing(String(Number(after.slice(0, 4)) + 1), number, Number(day))
    : thisYear
}

function existing(year: string, month: number, day: number): string | undefined {
  const written = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  const real = !Number.isNaN(Date.parse(`${written}T00:00:00Z`)) && addDays(written, 0) === written
  return real ? written : undefined
}
