import { kilometresPerMile } from '#contract/measures/units.ts'
import { statedTimes } from './stated-date.ts'
import { readStatedWeights, type StatedWeights } from './stated-weights.ts'

/** Facts stated in a prompt; absent when not stated. Kilograms, centimetres, years, weeks. */
export type StatedFacts = StatedWeights & {
  height?: number
  age?: number
  sex?: 'female' | 'male'
  weeks?: number
  workoutsAWeek?: number
  /** Minutes of a day or of a session. */
  minutes?: number
  milesAWeek?: number
  /** Requested kilocalories a day. */
  calories?: number
}

const centimetresPerInch = 2.54
const smallNumbers = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** Lower case, plain quotes, digits for small number words. */
export function plainText(prompt: string): string {
  return (
    prompt
      .toLowerCase()
      .normalize('NFKC')
      .replace(/[’‘]/g, "'")
      // Often written for "lose"; what is loose by itself stays.
      .replace(/\bloos(?=(?:e|ing)\b)(?!\w+ (?:skin|clothes|clothing|fit))/g, 'los')
      .replace(/(\d),(?=\d{3}\b)/g, '$1')
      .replace(/\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/g, (word) =>
        String(smallNumbers.indexOf(word)),
      )
      .replace(/\bhalf a year\b/g, '6 months')
      .replace(/\ba couple of (?=days|weeks|months|years)/g, '2 ')
  )
}

/** Reads facts on body, target and time in plain English; other text is ignored. Dates need `today`. */
export const readStatedFacts = (prompt: string, today?: string): StatedFacts =>
  readStated(prompt, today).facts

/** The stated facts, and the text without the statements on body weight. */
export function readStated(prompt: string, today?: string): { facts: StatedFacts; rest: string } {
  const text = plainText(prompt)
  const { stated, at, rest } = readStatedWeights(text)
  const facts: StatedFacts = { ...stated }
  facts.height = heightIn(rest)
  const age =
    /\b(\d{1,2})\s*(?:(?:-\s*)?years?\s*(?:-\s*)?old|yo\b|y\/o|yrs? old)|\b(?:i'm|i am|im|age|aged|(?:he|she|mum|mom|mother|dad|father|wife|husband|son|daughter) is)\s+(?:a\s+)?(\d{1,2})\b(?!\s*(?:kg|lb|pound|kilo|stone|cm|st\b|miles?|km|feet|ft|%|\/|'|weeks?|months?))|(?:^|,)\s*(\d{2})\s*(?=,|$|m\b|f\b|male|female|man|woman)/.exec(
      rest,
    )
  if (age) facts.age = within(Number(age[1] ?? age[2] ?? age[3]), 5, 110)
  if (/\b(female|woman|girl|mother|mom|mum|wife|lady)\b/.test(text)) facts.sex = 'female'
  else if (/\b(male|man|guy|father|dad|husband|boy)\b/.test(text)) facts.sex = 'male'
  // Of several times the one next to the change of weight counts.
  const times = statedTimes(rest, today)
  const distance = (time: (typeof times)[number]) => Math.abs(time.at - (at ?? 0))
  facts.weeks = times.toSorted((one, other) => distance(one) - distance(other))[0]?.weeks
  const workouts =
    /\b(\d{1,2}|once|twice)\s*(?:(?:x|times|days|workouts|sessions|gym days|training days)\s*)?(?:a|per|each|every|\/)\s*week\b/.exec(
      text,
    )
  if (workouts) {
    facts.workoutsAWeek = within({ once: 1, twice: 2 }[workouts[1]!] ?? Number(workouts[1]), 1, 14)
  }
  const minutes =
    /(?<!(?:under|below|sub|in|within|than|beat|time of)[ -])\b(\d{1,3})\s*(?:-\s*)?min(?:ute)?s?\b/.exec(
      text,
    )
  if (minutes) facts.minutes = within(Number(minutes[1]), 1, 300)
  const run =
    /\b(\d{1,3}(?:\.\d)?)\s*(miles?|mi|km|kms|kilomet(?:er|re)s?|k)\s*(?:a|per|each|every|\/)\s*week\b/.exec(
      text,
    )
  if (run) {
    const amount = Number(run[1])
    facts.milesAWeek = within(/^mi/.test(run[2]!) ? amount : amount / kilometresPerMile, 1, 100)
  }
  const energy = /(?<!\bburn(?:s|ed|ing)? (?:about |around )?)\b(\d{2,5})\s*(?:k?cals?|calories)\b/.exec(text)
  if (energy) facts.calories = Number(energy[1])
  const known = Object.entries(facts).filter(([, value]) => value !== undefined)
  return { facts: Object.fromEntries(known) as StatedFacts, rest }
}

function heightIn(text: string): number | undefined {
  const feet = /\b([3-8])\s*(?:'|ft|foot|feet)\s*(\d{1,2})?\s*(?:"|''|in|inch|inches)?/.exec(text)
  if (feet) return within((Number(feet[1]) * 12 + Number(feet[2] ?? 0)) * centimetresPerInch, 90, 250)
  const metres = /\b([12])[.,](\d{2})\s*(?:m|metres?|meters?)\b/.exec(text)
  if (metres) return within(Number(`${metres[1]}.${metres[2]}`) * 100, 90, 250)
  const centimetres = /\b(\d{2,3})\s*(?:cm|centimet(?:er|re)s?)\b/.exec(text)
  return centimetres ? within(Number(centimetres[1]), 90, 250) : undefined
}

function within(value: number, least: number, most: number): number | undefined {
  return value >= least && value <= most ? value : undefined
}
