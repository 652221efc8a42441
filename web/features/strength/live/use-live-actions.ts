import { useSoundWake } from '#web/features/training/player/run/use-rest-sound.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { words } from '../words.ts'
import { closeLiveSession, keepLiveSession, liveSession, sendFinish, sendSet } from './live-store.ts'
import {
  changeExercise,
  changeSet,
  doneSets,
  doSet,
  type LiveExercise,
  type LiveSession,
  type LiveSet,
  removeExercise,
  removeSet,
  undoSet,
} from './session.ts'

export type LiveActions = ReturnType<typeof useLiveActions>

/** Changes of the running session; done sets go to the server by way of the device. */
export function useLiveActions() {
  const wakeSound = useSoundWake()
  const change = (by: (session: LiveSession) => LiveSession) => {
    const session = liveSession()
    if (session) keepLiveSession(by(session))
    return liveSession()
  }
  const send = (key: string, id: string) => {
    const session = liveSession()
    if (session) void sendSet(session, key, id)
  }
  /** Offers to bring back what was removed; its done sets are sent again. */
  const withUndo = (title: string, before: LiveSession, gone: readonly [key: string, set: LiveSet][]) => {
    toast({
      title,
      action: {
        label: words.undo,
        onSelect() {
          if (liveSession()?.id !== before.id) return
          keepLiveSession(before)
          for (const [key, set] of gone) if (set.doneAt) send(key, set.id)
        },
      },
    })
  }
  return {
    change,
    changeSet(key: string, id: string, to: Partial<LiveSet>) {
      const next = change((session) => changeExercise(session, key, (one) => changeSet(one, id, to)))
      const set = next?.exercises.find((one) => one.key === key)?.sets.find((one) => one.id === id)
      if (set?.doneAt) send(key, id)
    },
    doSet(key: string, id: string) {
      wakeSound()
      change((session) => doSet(session, key, id, new Date()))
      send(key, id)
    },
    undoSet(key: string, id: string) {
      change((session) => undoSet(session, key, id))
      send(key, id)
    },
    removeSet(key: string, set: LiveSet) {
      const before = liveSession()
      if (!before) return
      change((session) => changeExercise(session, key, (one) => removeSet(one, set.id)))
      if (set.doneAt) send(key, set.id)
      withUndo(words.setRemoved, before, [[key, set]])
    },
    removeExercise({ key, name, sets }: LiveExercise) {
      const before = liveSession()
      if (!before) return
      change((session) => removeExercise(session, key))
      for (const set of sets) if (set.doneAt) send(key, set.id)
      withUndo(
        words.exerciseRemoved(name),
        before,
        sets.map((set) => [key, set]),
      )
    },
    finish() {
      const session = liveSession()
      if (!session) return
      const sets = doneSets(session).length
      if (sets) {
        void sendFinish(session)
        toast({ title: words.finished, description: words.soFar(sets) })
      }
      closeLiveSession(session.userId)
    },
  }
}
