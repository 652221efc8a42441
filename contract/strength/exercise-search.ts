import type { EquipmentPiece, Muscle } from '../training/exercises.ts'
import { foldName, type ListedExercise } from './exercises.ts'

/** `body`: without a load. */
export type EquipmentChoice = EquipmentPiece | 'body'
export type ExerciseFilter = { muscle?: Muscle | undefined; equipment?: EquipmentChoice | undefined }

/**
 * Exercises that have every asked word in their name, what else they are called, equipment or muscles. Those called
 * exactly so come first, then those with the words in a name; among them one's own, the last done, the common ones.
 */
export function searchExercises(
  all: readonly ListedExercise[],
  asked: string,
  filter: ExerciseFilter = {},
): ListedExercise[] {
  const text = foldName(asked)
  return all
    .filter((one) => isOf(one, filter))
    .map((one) => ({ one, level: levelOf(one, text) }))
    .filter(({ level }) => level !== undefined)
    .sort((a, b) => a.level! - b.level! || compare(a.one, b.one))
    .map(({ one }) => one)
}

/** The everyday name that answers `asked`, where the name itself does not. */
export function calledAlso({ name, also }: ListedExercise, asked: string): string | undefined {
  const words = wordsOf(foldName(asked))
  if (!words.length || hasAll(foldName(name), words)) return undefined
  return also?.split('\n').find((other) => hasAll(foldName(other), words))
}

function isOf({ primary, secondary, equipment, load }: ListedExercise, filter: ExerciseFilter): boolean {
  const { muscle, equipment: wanted } = filter
  if (muscle && !primary.includes(muscle) && !secondary.includes(muscle)) return false
  if (!wanted) return true
  return wanted === 'body' ? load !== 'external' : equipment.includes(wanted)
}

/** How well an exercise fits, 0 best; undefined where a word is missing. */
function levelOf({ name, also, equipment, primary }: ListedExercise, text: string): number | undefined {
  const words = wordsOf(text)
  if (!words.length) return 0
  const names = [name, ...(also?.split('\n') ?? [])].map(foldName)
  if (names.includes(text)) return 0
  if (names.some((one) => hasAll(one, words))) return 1
  return hasAll(foldName([...names, ...equipment, ...primary].join(' ')), words) ? 2 : undefined
}

const wordsOf = (folded: string) => folded.split(' ').filter(Boolean)

/** Whether each word begins a word of the name. */
const hasAll = (folded: string, words: readonly string[]) =>
  words.every((word) => ` ${folded}`.includes(` ${word}`))

function compare(one: ListedExercise, other: ListedExercise): number {
  const last = (other.lastOn ?? '').localeCompare(one.lastOn ?? '')
  const common = (one.common ?? Number.MAX_SAFE_INTEGER) - (other.common ?? Number.MAX_SAFE_INTEGER)
  return Number(other.own) - Number(one.own) || last || common || one.name.localeCompare(other.name)
}
