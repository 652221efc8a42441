import type { Page } from 'playwright-core'
import { quickDrinks } from '#contract/hydration/drinks.ts'
import { productName } from '#contract/product.ts'
import { plans } from '#contract/subscriptions/plans.ts'

const months = Array.from({ length: 12 }, (_, at) => new Date(2026, at, 1))
const weekdays = Array.from({ length: 7 }, (_, at) => new Date(2026, 1, 1 + at))
const named = (dates: Date[], options: Intl.DateTimeFormatOptions) =>
  dates.map((date) => new Intl.DateTimeFormat('en-US', options).format(date))

/** Text on the screens that is no wording of theirs. */
export const known: readonly string[] = [
  productName,
  // The same on both sides: the server says them too.
  ...quickDrinks.map(({ name }) => name),
  ...Object.values(plans).flatMap(({ name, description, features }) => [name, description, ...features]),
  // Written by the browser for the language of the numbers and dates.
  ...named(months, { month: 'long' }),
  ...named(weekdays, { weekday: 'long' }),
  ...named(months, { month: 'short' }),
  ...named(weekdays, { weekday: 'short' }),
  'AM',
  'PM',
]

/** First letters, of a weekday and of a person's name. */
export const knownPatterns: readonly RegExp[] = [/^\s*\p{L}\s*$/u]

/**
 * Collects what the server answers to a page: what a person logged or made, and sentences that the server writes. One
 * lower-case word is a value, which no screen may show as it is.
 */
export function collectAnswers(page: Page): Set<string> {
  const texts = new Set<string>()
  const collect = (value: unknown) => {
    if (typeof value === 'string') {
      if (value.length < 2000 && /[\p{Lu}\s@]/u.test(value)) texts.add(value.trim())
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect)
  }
  page.on('response', async (response) => {
    if (!new URL(response.url()).pathname.startsWith('/api/')) return
    collect(await response.json().catch(() => undefined))
  })
  return texts
}
