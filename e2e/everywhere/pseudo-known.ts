import type { Page } from 'playwright-core'
import { signInForm } from '#contract/access/access.ts'
import { quickDrinks } from '#contract/hydration/drinks.ts'
import { muscleLabels } from '#contract/labels.ts'
import { textInUnits } from '#contract/measures/measured-text.ts'
import { unitSystems } from '#contract/measures/units.ts'
import { productName } from '#contract/product.ts'
import { plans } from '#contract/subscriptions/plans.ts'
import { labelOf, zoneOf } from '#web/features/account/profile/zones.ts'

const months = Array.from({ length: 12 }, (_, at) => new Date(2026, at, 1))
const weekdays = Array.from({ length: 7 }, (_, at) => new Date(2026, 1, 1 + at))
const named = (dates: Date[], options: Intl.DateTimeFormatOptions) =>
  dates.map((date) => new Intl.DateTimeFormat('en-US', options).format(date))

const fixedZones = Array.from(
  { length: 27 },
  (_, at) => `Etc/GMT${at < 13 ? '+' : '-'}${at < 13 ? at : at - 12}`,
)

/** Texts on the screens that do not stem from `words.ts`. */
export const known: readonly string[] = [
  productName,
  // The same on both sides: the server has them too.
  ...quickDrinks.map(({ name }) => name),
  ...Object.values(muscleLabels),
  ...(signInForm.safeParse({ email: '', password: '' }).error?.issues.map(({ message }) => message) ?? []),
  ...Object.values(plans).flatMap(({ name, description, features }) => [name, description, ...features]),
  // Formatted by Intl for the language of numbers and dates.
  ...named(months, { month: 'long' }),
  ...named(weekdays, { weekday: 'long' }),
  ...named(months, { month: 'short' }),
  ...named(weekdays, { weekday: 'short' }),
  ...named(weekdays, { weekday: 'short' }).map((day) => day.slice(0, 2)),
  'Today',
  'Yesterday',
  'Tomorrow',
  'days ago',
  'AM',
  'PM',
  // Names of time zones; those of a fixed offset are not among Intl's.
  ...[...Intl.supportedValuesOf('timeZone'), ...fixedZones].map((zone) => labelOf(zoneOf(zone))),
]

const measures =
  'g|kg|ml|l|L|lb|oz|tbsp|tsp|cups?|pinch(es)?|handfuls?|cloves?|slices?|cans?|sticks?|sprigs?|lea(f|ves)|heads?|bunch(es)?'

/** Initials of a weekday and of a name; amounts of nutrients; amounts of a recipe for other servings. */
export const knownPatterns: readonly RegExp[] = [
  /^\s*\p{L}\s*$/u,
  /^[\d.,\s]*(g|mg|µg)\s*$/u,
  new RegExp(`^[\\d.,½¼¾⅓⅔⅛]+ .*\\b(${measures})\\b.*$`, 'u'),
  /^\d*[½¼¾⅓⅔⅛] .*$/u,
]

const measureBefore = new RegExp(`^(?:${measures})\\b`)

/** What stays of an ingredient's line when its amounts are scaled: 920 g of it may become 1.38 kg. */
const wordsOf = (line: string) =>
  line
    .split(/[\d½¼¾⅓⅔⅛()–./]+/)
    .map((part) => part.trim().replace(measureBefore, '').trim())
    .filter((part) => part.length > 3)

/**
 * Collects texts from the server's answers: user content, generated content, and sentences of the server. A
 * single lower-case word is an enum value, which no screen may show. Measures are added in every unit system. What is
 * returned waits for answers that are still being read.
 */
export function collectAnswers(page: Page): () => Promise<readonly string[]> {
  const texts = new Set<string>()
  const reading = new Set<Promise<void>>()
  const collect = (value: unknown) => {
    if (typeof value === 'string') {
      if (value.length < 2000 && /[\p{Lu}\s@]/u.test(value))
        for (const system of unitSystems) texts.add(textInUnits(value.trim(), system))
      if (/^[\d½¼¾⅓⅔⅛]/.test(value)) for (const part of wordsOf(value)) texts.add(part)
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect)
  }
  // A request that the page left behind fails; one whose body is left unread never finishes.
  page.on('requestfinished', (request) => {
    if (!new URL(request.url()).pathname.startsWith('/api/')) return
    const one = request
      .response()
      .then((response) => response?.json())
      .then(collect, () => undefined)
      .finally(() => reading.delete(one))
    reading.add(one)
  })
  return async () => {
    await Promise.all(reading)
    return [...texts]
  }
}
