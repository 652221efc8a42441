import { parseTable, readText } from '../data/read-table.ts'

/**
 * A general answer. `asks`: a question must hold one word of each group, as a prefix of its own words; a trailing space
 * asks for the whole word.
 */
export type Prose = { asks: readonly (readonly string[])[]; answer: string }

/** Parses a table of general answers. Error: `DataFileError` naming the row. */
export function parseProse(file: string, text: string): Prose[] {
  return parseTable(file, text, ['asks', 'answer'], ([asks, answer]) => {
    const groups = asks.split(' + ').map((group) => group.split('/'))
    if (groups.flat().includes('')) throw new Error('a word is missing.')
    if (answer === '') throw new Error('the answer is missing.')
    return { asks: groups, answer }
  })
}

/** Concerns for a doctor, which come before all other answers. */
export const care = proseOf('care')
export const training = proseOf('training')
export const running = proseOf('running')
export const eating = proseOf('eating')

function proseOf(topic: string) {
  const file = `coach/${topic}.csv`
  return parseProse(file, readText(file))
}

/** The answer of the row that begins with a word. */
export function answerThatAsks(rows: readonly Prose[], word: string): string {
  return rows.find(({ asks }) => asks[0]![0] === word)!.answer
}
