import { parse } from 'chrono-node/en'
import { addDays, weekStart } from '#contract/measures/day.ts'

type Days = { from: string; to: string }
/** `terms`: parts that each found text contains; see `searchText` for how both are folded. */
export type SearchTerms = { terms: string[]; days: Days | null }

/** Shorter matches are rather the beginning of a food: "may", "sun". */
const shortestDate = 4

/**
 * Splits a search into words and the days that it names ("pizza in March", "last Friday", "3/14/2025", "2024").
 * Dates without a year are the latest, with month before day in figures.
 */
export function searchTerms(text: string, today: string): SearchTerms {
  const days = wholeYearOrMonth(text)
  if (days) return { terms: [], days }
  const [found] = parse(text, { instant: new Date(`${today}T12:00:00Z`), timezone: 0 })
  const named = found && found.text.length >= shortestDate ? found : undefined
  const asked = named && daysOf(named, today)
  // "3/4 cup of rice" names no day.
  const isAmount = named && /^[\d/.-]+$/.test(named.text) && !named.start.isCertain('year')
  if (!asked || (isAmount && named.text !== text)) return { terms: termsOf(text), days: null }
  const before = text.slice(0, named.index).replace(/\b(?:in|on|from|since|of)\s*$/i, '')
  return { terms: termsOf(`${before} ${text.slice(named.index + named.text.length)}`), days: asked }
}

function wholeYearOrMonth(text: string): Days | null {
  const [, year, month] = /^((?:19|20)\d\d)(?:-(0[1-9]|1[0-2]))?$/.exec(text) ?? []
  if (!year) return null
  return month ? monthOf(`${year}-${month}`) : { from: `${year}-01-01`, to: `${year}-12-31` }
}

const monthOf = (month: string) => ({
  from: `${month}-01`,
  to: addDays(`${addDays(`${month}-01`, 31).slice(0, 7)}-01`, -1),
})

type Named = ReturnType<typeof parse>[number]

function daysOf({ text, start, end }: Named, today: string): Days | null {
  const isWeekday = start.isCertain('weekday') && !start.isCertain('day')
  const isMonth = start.isCertain('month') && !start.isCertain('day')
  if (!isWeekday && !start.isCertain('month') && !start.isCertain('day')) return null
  const first = dayOf(start)
  const last = end ? dayOf(end) : first
  const hasCome = first <= (isWeekday ? today : addDays(today, 1))
  const back = hasCome || start.isCertain('year') ? 0 : isWeekday ? 7 : 365
  const from = back === 365 ? `${Number(first.slice(0, 4)) - 1}${first.slice(4)}` : addDays(first, -back)
  if (isMonth) return monthOf(from.slice(0, 7))
  if (/\bweek$/i.test(text)) return { from: weekStart(from), to: addDays(weekStart(from), 6) }
  return { from, to: end && last > from ? last : from }
}

function dayOf(date: Named['start']): string {
  const two = (part: 'month' | 'day') => String(date.get(part)).padStart(2, '0')
  return `${String(date.get('year')).padStart(4, '0')}-${two('month')}-${two('day')}`
}

const termsOf = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f\ufe0f]/g, '')
    .split(/\s+/)
    .filter(Boolean)
