import { editDistance } from '../measures/edit-distance.ts'
import type { EquipmentPiece, Muscle } from '../training/exercises.ts'
import { foldName, type ListedExercise } from './exercises.ts'

/** `body`: without a load. */
export type EquipmentChoice = EquipmentPiece | 'body'
export type ExerciseFilter = { muscle?: Muscle | undefined; equipment?: EquipmentChoice | undefined }

/**
 * Exercises that have every asked word in their name, what else they are called, equipment or muscles. Those called
 * exactly so come first, then those with the words in a name; among them one's own, the last done, the common ones.
 * Where none has them, those whose names hold them written otherwise: as one word, in the plural, with a slip.
 */
export function searchExercises(
  all: readonly ListedExercise[],
  asked: string,
  filter: ExerciseFilter = {},
): ListedExercise[] {
  const text = foldName(asked)
  const among = all.filter((one) => isOf(one, filter))
  const found = fitting(among, (one) => levelOf(one, text))
  return found.length ? found : fitting(among, (one) => slipsIn(one, text))
}

/** Those that fit, the best first; `levelIn`: 0 best, undefined where one does not. */
function fitting(
  exercises: readonly ListedExercise[],
  levelIn: (one: ListedExercise) => number | undefined,
): ListedExercise[] {
  return exercises
    .map((one) => ({ one, level: levelIn(one) }))
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

/** The fewest slips by which a name holds the text, written as one word or with each word for itself. */
function slipsIn({ name, also }: ListedExercise, text: string): number | undefined {
  const words = wordsOf(text).map(singular)
  const slips = [name, ...(also?.split('\n') ?? [])].flatMap((one) => {
    const named = wordsOf(foldName(one)).map(singular)
    const joined = named.some((_, at) => named.slice(at).join('').startsWith(words.join('')))
    if (joined) return 0
    const each = words.map((word) => Math.min(...named.map((other) => slipsBetween(word, other))))
    return each.reduce((sum, one) => sum + one, 0)
  })
  const fewest = Math.min(...slips)
  return Number.isFinite(fewest) ? fewest : undefined
}

/** Slips between a word and one of a name: one in four letters, two from eight on; infinite beyond. */
function slipsBetween(word: string, other: string): number {
  const limit = word.length < 4 ? 0 : word.length < 8 ? 1 : 2
  const distance = word[0] === other[0] ? editDistance(word, other, limit) : limit + 1
  return distance > limit ? Number.POSITIVE_INFINITY : distance
}

const singular = (word: string) => word.replace(/(?<=[^s])s$/, '')

const wordsOf = (folded: string) => folded.split(' ').filter(Boolean)

/** Whether each word begins a word of the name. */
const hasAll = (folded: string, words: readonly string[]) =>
  words.every((word) => ` ${folded}`.includes(` ${word}`))

function compare(one: ListedExercise, other: ListedExercise): number {
  const last = (other.lastOn ?? '').localeCompare(one.lastOn ?? '')
  const common = (one.common ?? Number.MAX_SAFE_INTEGER) - (other.common ?? Number.MAX_SAFE_INTEGER)
  return Number(other.own) - Number(one.own) || last || common || one.name.localeCompare(other.name)
}
