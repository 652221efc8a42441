import type { TargetMuscle } from '#contract/training/workouts.ts'
import type { Draft } from './draft.ts'
import { covers } from './pools.ts'
import { strainOf } from './progress.ts'
import type { Session } from './session.ts'
import { words } from './words.ts'

const most = 12
const longest = 60
const longestNote = 500
const separate = 4
const still = ['yoga', 'pilates', 'stretching'] as const

/** Notes on exercises left out and why, and on cautions; the body first. */
export function notesFor(session: Session, blocks: readonly Draft[], trimmed: boolean): string[] {
  const { request, limits, kit, feedback } = session
  const { note } = words
  const { workoutType: type, goals, equipment } = request
  const notes: string[] = []
  if (limits.care.has('ask_first')) notes.push(note.askFirst)
  notes.push(...gathered(limits.understood.flatMap((key) => words.condition[key] ?? [])))
  const short = limits.unread.filter((clause) => clause.length <= longest).slice(0, 3)
  if (short.length) notes.push(note.unread(short))
  else if (limits.unread.length) notes.push(note.unreadLong)
  if (goals === 'rehabilitation') notes.push(note.rehabilitation)
  if (type === 'hiit' && session.gentle) notes.push(note.hiitEased)
  if (kit.missing.length) notes.push(note.missingKit(kit.missing))
  if (type === 'strength' && goals === 'strength' && equipment === 'none')
    notes.push(note.heavyWithout(equipment))
  const quiet = still.some((one) => one === type)
  if (quiet && (goals === 'muscle_gain' || goals === 'strength')) notes.push(note.sizeOfType(type))
  if (quiet && goals === 'weight_loss') notes.push(note.energyOfType(type))
  const open = uncovered(session, blocks)
  if (open.length) notes.push(trimmed ? note.noTime(open) : note.notCovered(open))
  if (type === 'hiit' && !session.gentle && request.duration > 45) notes.push(note.hardEnough)
  const strain = feedback && strainOf(feedback)
  if (strain === 'hard') notes.push(note.easierNext)
  if (strain === 'easy') notes.push(note.harderNext)
  if (blocks.some(({ exercises }) => exercises.some(isHeavy))) notes.push(note.lighterFirst)
  if (blocks.some(({ exercises }) => exercises.some(({ rpe, reps }) => reps !== null && (rpe ?? 0) >= 7)))
    notes.push(note.scale)
  return notes.slice(0, most)
}

/** Few repetitions with a loaded bar, which need warm-up sets. */
function isHeavy({ exercise, reps, rpe }: Draft['exercises'][number]): boolean {
  return exercise.equipment.includes('barbell') && reps !== null && reps <= 8 && (rpe ?? 0) >= 7
}

/** Conditions share notes, which saves space. */
function gathered(sentences: readonly string[]): string[] {
  if (sentences.length <= separate) return [...sentences]
  const notes: string[] = []
  for (const sentence of sentences) {
    const last = notes.at(-1)
    if (last !== undefined && last.length + sentence.length < longestNote)
      notes[notes.length - 1] = `${last} ${sentence}`
    else notes.push(sentence)
  }
  return notes
}

/** Requested groups that no main exercise primarily works; running and riding count for the legs. */
export function uncovered({ request }: Session, blocks: readonly Draft[]): TargetMuscle[] {
  const work = blocks
    .filter(({ kind }) => kind !== 'warm_up' && kind !== 'cool_down')
    .flatMap(({ exercises }) => exercises.map(({ exercise }) => exercise))
  const going = work.some(({ primary }) => primary.includes('heart'))
  return request.targetMuscles.filter(
    (target) =>
      !work.some((one) => covers(target, one)) &&
      !(going && (target === 'legs' || target === 'glutes' || target === 'fullbody')),
  )
}
