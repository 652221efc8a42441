import {
  cautions,
  type Exercise,
  equipmentPieces,
  fitnessLevels,
  movementPatterns,
  muscles,
} from '#contract/training/exercises.ts'
import { numberIn, wordIn, wordsIn } from '../data/cells.ts'
import { type Cells, DataFileError, parseTable } from '../data/read-table.ts'

const columns = [
  'name',
  'pattern',
  'primary',
  'secondary',
  'equipment',
  'level',
  'traits',
  'cautions',
  'met',
  'easier',
  'cues',
] as const
const traits = ['unilateral', 'timed', 'low_impact', 'high_impact'] as const

/**
 * Parses a file of exercises; server/knowledge/data/README.md describes its columns. Error: `DataFileError` naming the
 * row.
 */
export function parseExercises(file: string, text: string): Exercise[] {
  const exercises = parseTable(file, text, columns, exerciseOf)
  const byId = new Map(exercises.map((one) => [one.id, one]))
  for (const { id, easier } of exercises) {
    if (easier === null) continue
    const other = byId.get(easier)
    if (!other) throw new DataFileError(`${file} (${id}): the file has no ${easier}.`)
    if (other.harder !== null)
      throw new DataFileError(`${file} (${id}): ${easier} is easier than ${other.harder} already.`)
    other.harder = id
  }
  return exercises
}

function exerciseOf([
  name,
  pattern,
  primary,
  secondary,
  equipment,
  level,
  marked,
  warned,
  met,
  easier,
  cues,
]: Cells<typeof columns>): Exercise {
  if (name === '' || primary === '' || cues === '') throw new Error('name, primary or cues are missing.')
  const marks = wordsIn(marked, traits)
  return {
    id: idOf(name),
    name,
    pattern: wordIn(pattern, movementPatterns),
    primary: wordsIn(primary, muscles),
    secondary: wordsIn(secondary, muscles),
    equipment: wordsIn(equipment, equipmentPieces),
    level: wordIn(level, fitnessLevels),
    unilateral: marks.includes('unilateral'),
    impact: marks.includes('high_impact') ? 'high' : marks.includes('low_impact') ? 'low' : 'none',
    cautions: wordsIn(warned, cautions),
    cues,
    easier: easier === '' ? null : idOf(easier),
    harder: null,
    timed: marks.includes('timed'),
    met: numberIn(met),
  }
}

function idOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
