import { kilometresPerMile } from '#contract/measures/units.ts'
import { weeksUntilDate } from './stated-date.ts'

/** Facts stated in a prompt; absent when not stated. Kilograms, centimetres, years, weeks. */
export type StatedFacts = {
  weight?: number
  height?: number
  age?: number
  sex?: 'female' | 'male'
  /** Kilograms to lose, negative to gain. */
  lose?: number
  targetWeight?: number
  /** Kilograms to lose a week, negative to gain. */
  pace?: number
  weeks?: number
  workoutsAWeek?: number
  /** Minutes of a day or of a session. */
  minutes?: number
  milesAWeek?: number
  /** Requested kilocalories a day. */
  calories?: number
}

const kilogramsPerPound = 0.453_592_37
const kilogramsPerStone = 6.350_293_18
const centimetresPerInch = 2.54
const weeksIn: Record<string, number> = { day: 1 / 7, week: 1, month: 30.44 / 7, year: 52.18 }
const smallNumbers = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')

const number = String.raw`(\d{1,4}(?:[.,]\d{1,2})?)`
const mass = String.raw`${number}\s*(kgs?|kilos?|kilograms?|lbs?|pounds?|stones?|st)\b`

const paceOf = new RegExp(String.raw`${mass}\s*(?:a|per|each|every|\/)\s*(week|month)\b`)

/** Reads facts on body, target and time in plain English; other text is ignored. Dates need `today`. */
export function readStatedFacts(prompt: string, today?: string): StatedFacts {
  const whole = prompt
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[’‘]/g, "'")
    .replace(/(\d),(?=\d{3}\b)/g, '$1')
    .replace(/\b(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/g, (word) =>
      String(smallNumbers.indexOf(word)),
    )
    .replace(/\bhalf an? (?=kilo|kg|pound|lb)/g, '0.5 ')
    .replace(/\ban? (?=(?:kilo|kg|pound|lb)s? (?:a|per|each|every) (?:week|month))/g, '1 ')
  const facts: StatedFacts = {}
  const pace = paceOf.exec(whole)
  if (pace) {
    const gains = /gain|put(?:ting)? on|\badd|bulk|muscle/.test(whole) && !/\blos(?:e|ing)\b/.test(whole)
    const amount = kilograms(pace[1]!, pace[2]!) / weeksIn[pace[3]!]!
    facts.pace = gains ? -amount : amount
  }
  // The amount of a pace is neither a weight nor an aim.
  const text = pace ? whole.replace(pace[0], ' ') : whole
  const change = new RegExp(
    String.raw`\b(lose|losing|lost|drop|shed|cut|burn|gain|gaining|put on|add)\s+(?:about |around |at least |up to |another |some )?${mass}`,
  ).exec(text)
  if (change) {
    const amount = kilograms(change[2]!, change[3]!)
    facts.lose = /gain|put on|add/.test(change[1]!) ? -amount : amount
  }
  const target = new RegExp(
    String.raw`\b(?:(?:want|like|love|hope|plan|aim|trying|try|need) to weigh|(?:get|go|be|drop|come|lose weight|down|back|up|bulk) (?:down |up |back )?to|goal weight(?: is| of|:)?|target(?: weight)?(?: is| of|:)?|reach)\s+(?:about |around )?${mass}`,
  ).exec(text)
  if (target) facts.targetWeight = kilograms(target[1]!, target[2]!)
  const bare =
    !target &&
    /\b(?:be|get|go|drop|come) (?:down |back )?(?:under|below|to) (\d{2,3})\b(?!\s*(?:%|k|g\b|lb|pound|st|min|cal|year|cm))/.exec(
      text,
    )
  const unit = bare && new RegExp(mass).exec(text)?.[2]
  if (bare && unit) facts.targetWeight = kilograms(bare[1]!, unit)
  const rest = [change?.[0], target?.[0]].reduce<string>(
    (left, part) => (part ? left.replace(part, ' ') : left),
    text,
  )
  const weight = new RegExp(mass).exec(rest)
  if (weight) facts.weight = within(kilograms(weight[1]!, weight[2]!), 25, 350)
  facts.height = heightIn(rest)
  const age =
    /\b(\d{1,2})\s*(?:(?:-\s*)?years?\s*(?:-\s*)?old|yo\b|y\/o|yrs? old)|\b(?:i'm|i am|im|age|aged|(?:he|she|mum|mom|mother|dad|father|wife|husband|son|daughter) is)\s+(?:a\s+)?(\d{1,2})\b(?!\s*(?:kg|lb|pound|kilo|stone|cm|st\b|miles?|km|feet|ft|%|\/|weeks?|months?))|(?:^|,)\s*(\d{2})\s*(?=,|$|m\b|f\b|male|female|man|woman)/.exec(
      text,
    )
  if (age) facts.age = within(Number(age[1] ?? age[2] ?? age[3]), 5, 110)
  if (/\b(female|woman|girl|mother|mom|mum|wife|lady)\b/.test(text)) facts.sex = 'female'
  else if (/\b(male|man|guy|father|dad|husband|boy)\b/.test(text)) facts.sex = 'male'
  const time =
    /\b(?:in|within|over|for|next)\s+(?:the next\s+|about\s+)?(a|an|\d{1,3})\s*(day|week|month|year)s?\b/.exec(
      text,
    )
  if (time) facts.weeks = within((/\d/.test(time[1]!) ? Number(time[1]) : 1) * weeksIn[time[2]!]!, 0.1, 520)
  else facts.weeks = today === undefined ? undefined : weeksUntilDate(text, today)
  const workouts =
    /\b(\d{1,2}|once|twice)\s*(?:(?:x|times|days|workouts|sessions|gym days|training days)\s*)?(?:a|per|each|every|\/)\s*week\b/.exec(
      text,
    )
  if (workouts) {
    const times = { once: 1, twice: 2 }[workouts[1]!] ?? Number(workouts[1])
    facts.workoutsAWeek = within(times, 1, 14)
  }
  const minutes = /\b(\d{1,3})\s*(?:-\s*)?min(?:ute)?s?\b/.exec(text)
  if (minutes) facts.minutes = within(Number(minutes[1]), 1, 300)
  const distance =
    /\b(\d{1,3}(?:\.\d)?)\s*(miles?|mi|km|kms|kilomet(?:er|re)s?|k)\s*(?:a|per|each|every|\/)\s*week\b/.exec(
      text,
    )
  if (distance) {
    const amount = Number(distance[1])
    facts.milesAWeek = within(/^mi/.test(distance[2]!) ? amount : amount / kilometresPerMile, 1, 100)
  }
  const energy = /(?<!\bburn(?:s|ed|ing)? (?:about |around )?)\b(\d{2,5})\s*(?:k?cals?|calories)\b/.exec(text)
  if (energy) facts.calories = Number(energy[1])
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as StatedFacts
}

function kilograms(amount: string, unit: string): number {
  const value = Number(amount.replace(',', '.'))
  if (/^st/.test(unit)) return value * kilogramsPerStone
  return /^(lb|pound)/.test(unit) ? value * kilogramsPerPound : value
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
