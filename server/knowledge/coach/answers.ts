import { care } from './care.ts'
import { eating } from './eating.ts'
import { running } from './running.ts'
import { training } from './training.ts'

/** `asks`: groups of words; a question must contain one of each. */
type Entry = { asks: readonly (readonly string[])[]; answer: string }

/**
 * Parses rows `word/other word + word | answer`: a question must contain one word of every group, as a prefix of
 * its own words; a trailing space requires the whole word.
 */
function entriesFrom(rows: string): Entry[] {
  return rows
    .split('\n')
    .filter(Boolean)
    .map((row) => {
      const [asks, answer] = row.split(' | ')
      return { asks: asks!.split(' + ').map((group) => group.split('/')), answer: answer! }
    })
}

const concerns = entriesFrom(care)
const entries = [training, running, eating].flatMap(entriesFrom)
/** Number of answers. */
export const answerCount = concerns.length + entries.length

/**
 * Answers a coach's usual questions, medical concerns first; undefined without a match. The entry with the longest
 * matches wins.
 */
export function coachAnswerTo(question: string): string | undefined {
  const text = plain(question)
  const concern = careAnswerTo(question)
  if (concern) return concern
  let best: Entry | undefined
  let bestWeight = 0
  for (const entry of entries) {
    const weight = weightOf(entry.asks, text)
    if (weight > bestWeight) [best, bestWeight] = [entry, weight]
  }
  return best?.answer
}

/** The answer to a medical concern; undefined without one. */
export function careAnswerTo(question: string): string | undefined {
  const text = plain(question)
  return concerns.find(({ asks }) => weightOf(asks, text))?.answer
}

const plain = (question: string) =>
  ` ${question
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[^a-z0-9' -]+/g, ' ')
    .replace(/\s+/g, ' ')} `

/** Letters of the matched words, one per group; 0 when a group has none. More groups weigh more. */
function weightOf(asks: Entry['asks'], text: string): number {
  let weight = 0
  for (const group of asks) {
    const found = group.filter((word) => text.includes(` ${word}`)).map(({ length }) => length)
    if (!found.length) return 0
    weight += Math.max(...found) + 6
  }
  return weight
}
