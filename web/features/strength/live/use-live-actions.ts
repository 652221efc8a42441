import { useSoundWake } from '#web/features/training/player/run/use-rest-sound.ts'
import { newId } from '#web/http/random.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { doOpenSets, openSets } from '../finish/open-sets.ts'
import { words } from '../words.ts'
import { discardLiveWorkout, finishLiveWorkout, keepLiveWorkout, liveWorkout, sendSet } from './live-store.ts'
import {
  changeExercise,
  changeSet,
  doneSets,
  doSet,
  type LiveExercise,
  type LiveSet,
  type LiveWorkout,
  type NewExercise,
  removeExercise,
  removeSet,
  swapExercise,
  toggleSuperset,
  undoSet,
} from './live-workout.ts'
import { setProblem } from './sets/set-problem.ts'

export type LiveActions = ReturnType<typeof useLiveActions>

/** Changes of the running workout; done sets go to the server by way of the device. */
export function useLiveActions() {
  const wakeSound = useSoundWake()
  const change = (by: (workout: LiveWorkout) => LiveWorkout) => {
    const workout = liveWorkout()
    if (workout) keepLiveWorkout(by(workout))
    return liveWorkout()
  }
  const send = (key: string, id: string) => {
    const workout = liveWorkout()
    if (workout) void sendSet(workout, key, id)
  }
  /** Offers to bring back what was removed; its done sets are sent again. */
  const withUndo = (title: string, before: LiveWorkout, gone: readonly [key: string, set: LiveSet][]) => {
    toast({
      title,
      action: {
        label: words.undo,
        onSelect() {
          if (liveWorkout()?.id !== before.id) return
          keepLiveWorkout(before)
          for (const [key, set] of gone) if (set.doneAt) send(key, set.id)
        },
      },
    })
  }
  return {
    change,
    changeSet(key: string, id: string, to: Partial<LiveSet>) {
      const next = change((workout) => changeExercise(workout, key, (one) => changeSet(one, id, to)))
      const exercise = next?.exercises.find((one) => one.key === key)
      const at = exercise?.sets.findIndex((one) => one.id === id) ?? -1
      // A done set that is being typed keeps its last values on the server until it can be done again.
      if (exercise?.sets[at]?.doneAt && !setProblem(exercise, at)) send(key, id)
    },
    doSet(key: string, id: string) {
      wakeSound()
      change((workout) => doSet(workout, key, id, new Date()))
      send(key, id)
    },
    undoSet(key: string, id: string) {
      change((workout) => undoSet(workout, key, id))
      send(key, id)
    },
    removeSet(key: string, set: LiveSet) {
      const before = liveWorkout()
      if (!before) return
      change((workout) => changeExercise(workout, key, (one) => removeSet(one, set.id)))
      if (set.doneAt) send(key, set.id)
      withUndo(words.setRemoved, before, [[key, set]])
    },
    removeExercise({ key, name, sets }: LiveExercise) {
      const before = liveWorkout()
      if (!before) return
      change((workout) => removeExercise(workout, key))
      for (const set of sets) if (set.doneAt) send(key, set.id)
      withUndo(
        words.exerciseRemoved(name),
        before,
        sets.map((set) => [key, set]),
      )
    },
    /** Done sets are sent again, as they keep their load. */
    changeOptions(key: string, to: Partial<LiveExercise>) {
      const next = change((workout) => changeExercise(workout, key, (one) => ({ ...one, ...to })))
      if (!('load' in to)) return
      for (const set of next?.exercises.find((one) => one.key === key)?.sets ?? [])
        if (set.doneAt) send(key, set.id)
    },
    swapExercise(key: string, exercise: NewExercise) {
      change((workout) => swapExercise(workout, key, exercise, newId))
    },
    toggleSuperset(key: string) {
      const before = liveWorkout()
      const next = change((workout) => toggleSuperset(workout, key, newId))
      // Done sets say which superset they belong to.
      for (const one of next?.exercises ?? []) {
        const changed = before?.exercises.find((each) => each.key === one.key)?.supersetId !== one.supersetId
        if (changed) for (const set of one.sets) if (set.doneAt) send(one.key, set.id)
      }
    },
    /** Ends the workout; `markOpen` marks open sets as done first. */
    finish(markOpen = false) {
      const open = liveWorkout()
      if (!open) return
      const workout = markOpen ? doOpenSets(open, new Date()) : open
      for (const { exercise, at } of markOpen ? openSets(open).filter(({ problem }) => !problem) : [])
        void sendSet(workout, exercise.key, exercise.sets[at]!.id)
      if (doneSets(workout).length) void finishLiveWorkout(workout)
      else discardLiveWorkout(workout)
    },
  }
}
