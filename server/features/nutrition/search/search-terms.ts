import { parse } from 'chrono-node/en'
import { addDays, firstDay, lastDay, weekEnd, weekStart, withinDiary } from '#contract/measures/day.ts'

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
  const days = inDiary(wholeYearOrMonth(text))
  if (days) return { terms: [], days }
  const [found] = parse(text, { instant: new Date(`${today}T12:00:00Z`), timezone: 0 })
  const named = found && found.text.length >= shortestDate ? found : undefined
  const asked = inDiary(named ? daysOf(named, today) : null)
  // "3/4 cup of rice" names no day.
  const isAmount = named && /^[\d/.-]+$/.test(named.text) && !named.start.isCertain('year')
  if (!named || !asked || (isAmount && named.text !== text)) return { terms: termsOf(text), days: null }
  const before = text.slice(0, named.index).replace(/\b(?:in|on|from|since|of)\s*$/i, '')
  return { terms: termsOf(`${before} ${text.slice(named.index + named.text.length)}`), days: asked }
}

function wholeYearOrMonth(text: string): Days | null {
  const [, year, month] = /^((?:19|20)\d\d)(?:-(0[1-9]|1[0-2]))?$/.exec(text) ?? []
  if (!year) return null
  return month ? monthOf(`${year}-${month}`) : { from: `${year}-01-01`, to: `${year}-12-31` }
}

function monthOf(month: string): Days {
  const last = new Date(`${month}-01T00:00:00Z`)
  last.setUTCMonth(last.getUTCMonth() + 1, 0)
  return { from: `${month}-01`, to: last.toISOString().slice(0, 10) }
}

/** The part of a span that lies in the diary's range; null for days that lie outside of it. */
function inDiary(days: Days | null): Days | null {
  if (!days || days.to < firstDay || days.from > lastDay) return null
  return { from: withinDiary(days.from), to: withinDiary(days.to) }
}

type Named = ReturnType<typeof parse>[number]

function daysOf({ text, start, end }: Named, today: string): Days | null {
  const isWeekday = start.isCertain('weekday') && !start.isCertain('day')
  const isMonth = start.isCertain('month') && !start.isCertain('day')
  if (!isWeekday && !start.isCertain('month') && !start.isCertain('day')) return null
  const first = dayOf(start)
  const last = end ? dayOf(end) : first
  // Years before 1 and after 9999 ("30 BC").
  if (![first, last].every((day) => /^\d{4}-\d\d-\d\d$/.test(day))) return null
  const hasCome = first <= (isWeekday ? today : addDays(today, 1))
  const back = hasCome || start.isCertain('year') ? 0 : isWeekday ? 7 : 365
  const from =
    back === 365 ? `${Number(first.slice(0, 4)) - 1}${first.slice(4)}` : back ? addDays(first, -back) : first
  if (isMonth) return monthOf(from.slice(0, 7))
  if (/\bweek$/i.test(text)) return { from: weekStart(from), to: weekEnd(from) }
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
