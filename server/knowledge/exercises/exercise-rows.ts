import type {
  Caution,
  EquipmentPiece,
  Exercise,
  FitnessLevel,
  MovementPattern,
  Muscle,
} from '#contract/training/exercises.ts'

const levels: Record<string, FitnessLevel> = { b: 'beginner', i: 'intermediate', a: 'advanced' }

/**
 * Parses exercise rows. A line `# pattern met` sets movement and MET of the rows below; a row is `Name | primary /
 * secondary | equipment | level and marks | cautions | cues | its own met`, with marks `u` unilateral, `t` timed,
 * `L` and `H` low and high impact. Each ladder lists ids from the easiest up.
 */
export function exercisesFrom(shelf: string, ladders: readonly string[]): Exercise[] {
  const rungs = new Map<string, { easier: string | null; harder: string | null }>()
  for (const ladder of ladders) {
    const ids = ladder.split(' ')
    for (const [at, id] of ids.entries())
      rungs.set(id, { easier: ids[at - 1] ?? null, harder: ids[at + 1] ?? null })
  }
  let pattern: MovementPattern = 'mobility'
  let usual = 0
  const exercises: Exercise[] = []
  for (const row of shelf.split('\n')) {
    if (row.startsWith('#')) {
      const [, named, met] = row.split(' ')
      pattern = named as MovementPattern
      usual = Number(met)
    } else if (row) {
      exercises.push(exerciseOf(row, pattern, usual, rungs))
    }
  }
  return exercises
}

type Rungs = ReadonlyMap<string, { easier: string | null; harder: string | null }>

function exerciseOf(row: string, pattern: MovementPattern, usual: number, rungs: Rungs): Exercise {
  const [name, worked, equipment, marked, cautions, cues, met] = row.split('|').map((part) => part.trim())
  const [primary, secondary = ''] = worked!.split('/')
  const [level, ...marks] = listOf(marked!)
  const id = idOf(name!)
  return {
    id,
    name: name!,
    pattern,
    primary: listOf<Muscle>(primary!),
    secondary: listOf<Muscle>(secondary),
    equipment: listOf<EquipmentPiece>(equipment!),
    level: levels[level!]!,
    unilateral: marks.includes('u'),
    impact: marks.includes('H') ? 'high' : marks.includes('L') ? 'low' : 'none',
    cautions: listOf<Caution>(cautions!),
    cues: cues!,
    easier: rungs.get(id)?.easier ?? null,
    harder: rungs.get(id)?.harder ?? null,
    timed: marks.includes('t'),
    met: met ? Number(met) : usual,
  }
}

const listOf = <T extends string>(words: string) => words.split(/\s+/).filter(Boolean) as T[]

function idOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
