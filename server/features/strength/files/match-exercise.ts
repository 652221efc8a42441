import { foldName } from '#contract/strength/exercises.ts'
import type { SetLoad } from '#contract/strength/sets.ts'
import type { EquipmentPiece } from '#contract/training/exercises.ts'
import { library } from '../exercises.ts'
import { aliases, otherThings } from './aliases.ts'

const byName = new Map(library.map((one) => [foldName(one.name), one]))
const others = new Set(otherThings.map(foldName))
const idsOfNames = new Map(
  aliases
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [id, names] = row.split(' | ')
      return names!.split(', ').map((name) => [foldName(name), id!] as const)
    }),
)

type Bracket = {
  /** Equipment of the exercise; none means the body alone. */
  piece?: EquipmentPiece
  /** How the library writes it in a name. */
  word?: string
  load?: SetLoad
}
const brackets: Record<string, Bracket> = {
  barbell: { piece: 'barbell', word: 'barbell' },
  dumbbell: { piece: 'dumbbell', word: 'dumbbell' },
  kettlebell: { piece: 'kettlebell', word: 'kettlebell' },
  cable: { piece: 'cable', word: 'cable' },
  machine: { piece: 'machine', word: 'machine' },
  band: { piece: 'band', word: 'banded' },
  bodyweight: { load: 'bodyweight' },
  weighted: { load: 'bodyweight' },
  assisted: { load: 'assisted' },
}

/** An exercise of a file: its id in the library, if it is there, and what its name says of load and equipment. */
export type Matched = { id: string | undefined; load: SetLoad | undefined; equipment: EquipmentPiece[] }

/** Finds `Bench Press (Barbell)`: by an alias, else by its name without the bracket when the equipment fits. */
export function matchExercise(name: string): Matched {
  const [, before = name, said = ''] = /^(.*?)\(([^()]*)\)\s*$/.exec(name) ?? []
  const base = before.trimEnd()
  const bracket = brackets[foldName(said)]
  return {
    id: idOf(name, base, said, bracket),
    load: bracket?.load ?? (bracket?.piece ? 'external' : undefined),
    equipment: bracket?.piece ? [bracket.piece] : [],
  }
}

function idOf(name: string, base: string, said: string, bracket: Bracket | undefined): string | undefined {
  const whole = foldName(name)
  if (others.has(whole)) return undefined
  const known = idsOfNames.get(whole) ?? byName.get(whole)?.id
  if (known || !said || !bracket) return known
  if (bracket.load) {
    // Assistance or a weight added to an exercise of the body.
    const id = idsOfNames.get(foldName(base)) ?? byName.get(foldName(base))?.id
    return library.find((one) => one.id === id && one.load === 'bodyweight')?.id
  }
  const { piece, word } = bracket
  const names = [base, `${word} ${base}`, `${base} ${word}`].map(foldName)
  return names.map((one) => byName.get(one)).find((one) => one?.equipment.includes(piece!))?.id
}
