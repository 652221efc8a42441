import { care } from './care.ts'
import { eating } from './eating.ts'
import { running } from './running.ts'
import { training } from './training.ts'

/** `asks`: groups of words, of which each has to have one in the question. */
type Entry = { asks: readonly (readonly string[])[]; answer: string }

/**
 * A row is `word/other word + word | answer`: a question has one word of every group, at the beginning of its own words;
 * a word that ends with a space is meant whole.
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
/** How many answers there are. */
export const answerCount = concerns.length + entries.length

/**
 * An answer to a coach's usual questions, what belongs to a doctor before anything else; undefined for what nobody wrote
 * an answer to. The entry that is asked for by most words wins.
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

/** What has to be said before anything else; undefined where nothing in the question worries. */
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

/** Letters of the words that were found, one of each group; 0 where a group has none. More groups weigh more. */
function weightOf(asks: Entry['asks'], text: string): number {
  let weight = 0
  for (const group of asks) {
    const found = group.filter((word) => text.includes(` ${word}`)).map(({ length }) => length)
    if (!found.length) return 0
    weight += Math.max(...found) + 6
  }
  return weight
}
