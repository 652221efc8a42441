import { readStatedFacts, type StatedFacts } from '../goals/stated-facts.ts'
import { type BodyPart, bodyParts } from './body-parts.ts'
import { amountsOf } from './training-amounts.ts'

/** A question with the statements read from it. */
export type Question = {
  /** In lower case with plain apostrophes. */
  text: string
  /** Words alone, between spaces. */
  plain: string
  facts: StatedFacts
  minutes: number | undefined
  kilometres: number | undefined
  /** In the order of the text. */
  parts: readonly BodyPart[]
  /** "today", "tomorrow", "yesterday" or "tonight", as far as said. */
  days: readonly string[]
  /** A span of time as said ("6 weeks"), in weeks. */
  span: { said: string; weeks: number } | undefined
  /** The question is about another person, so the profile does not apply. */
  isForOther: boolean
}

const days = ['today', 'tonight', 'tomorrow', 'yesterday']
const numbers =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'.split(
    ' ',
  )
const weeksIn: Record<string, number> = { day: 1 / 7, week: 1, month: 30.44 / 7, year: 52.18 }
const other =
  /\b(?:my|our|a) (?:\w+ )?(?:mum|mom|mother|dad|father|wife|husband|partner|girlfriend|boyfriend|friend|son|daughter|brother|sister|grand\w+|parents?|kid|child|client)\b|\bsome(?:one|body)\b/

/** `today`: the person's calendar day, for dates. */
export function readQuestion(question: string, today?: string): Question {
  const text = question.toLowerCase().normalize('NFKC').replace(/[’‘`]/g, "'")
  const { minutes, kilometres } = amountsOf(text)
  return {
    text,
    plain: ` ${text.replace(/[^a-z0-9' -]+/g, ' ').replace(/\s+/g, ' ')} `,
    facts: readStatedFacts(question, today),
    minutes,
    kilometres: kilometres ?? raceDistance(text),
    parts: bodyParts
      .map((part) => ({ part, at: text.search(part.said) }))
      .filter(({ at }) => at >= 0)
      .toSorted((one, other) => one.at - other.at)
      .map(({ part }) => part),
    days: days.filter((day) => text.includes(day)),
    span: spanOf(text),
    isForOther: other.test(text),
  }
}

const raceDistance = (text: string) =>
  /\bhalf[- ]?marathon\b/.test(text) ? 21.1 : /\bmarathon\b/.test(text) ? 42.2 : undefined

function spanOf(text: string): Question['span'] {
  const found = new RegExp(
    String.raw`\b(\d{1,3}|an?|${numbers.slice(1).join('|')}|couple of|few) (day|week|month|year)s?\b(?! old)`,
  ).exec(text)
  if (!found) return undefined
  const [said, count, unit] = found as unknown as [string, string, string]
  const amount = /\d/.test(count) ? Number(count) : Math.max(1, numbers.indexOf(count))
  return { said, weeks: (/couple|few/.test(count) ? 2 : amount) * weeksIn[unit]! }
}

/** Function words that English does not have, of the languages people write most. */
const foreignWords = new Set(
  (
    'ich und nicht wie viel viele wieviel eine einen mein meine kann soll muss fur nach beim heute welche ist sind ' +
    'que cuanta cuantas cuanto debo puedo para como por una dia hacer hoy las los el ' +
    'combien pour est je puis dois une quelle quel avec mon mes apres avant ' +
    'quanto quanti posso devo che per sono giorno quante ' +
    'hoeveel ik een moet mijn voor het quantas preciso meu'
  ).split(' '),
)

/** Whether a text is mostly not English: another script, or two function words of another language. */
export function isForeign(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  const latin = text.match(/\p{Script=Latin}/gu) ?? []
  if (letters.length > 3 && latin.length < letters.length / 2) return true
  const plain = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  return new Set(plain.match(/[a-z]+/g)?.filter((word) => foreignWords.has(word))).size >= 2
}
