import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { exerciseAt, isTimed, type Step, stepsOf } from '#contract/training/workout-steps.ts'
import type { Workout } from '#contract/training/workouts.ts'
import { newId } from '#web/http/random.ts'
import { sounds, wantSound, wantsSound } from '#web/ui/device/sounds.ts'
import { keepAwake } from '#web/ui/device/wake-lock.ts'
import { deviceStore } from './device-store.ts'
import { cuesAhead } from './run/cues.ts'
import { back, begin, caughtUp, leave, pause, type Run, resume, stop } from './run/run.ts'

/** Milliseconds between ticks. */
const look = 200
/** Milliseconds between updates of `seenAt`, well below the scheduling horizon of sounds. */
const heartbeat = 15_000

type Begun = { userId: string; key: string; workout: Workout; run: Run }

/** Runs a workout; `begun` restores a stored run. */
export function useCoach({ userId, key, workout, run: first }: Begun) {
  const steps = useMemo(() => stepsOf(workout), [workout])
  const [run, setRun] = useState(first)
  const [now, setNow] = useState(Date.now)
  const [sound, setSound] = useState(wantsSound)
  const latest = useRef(run)

  const change = useCallback((next: (run: Run, now: number) => Run) => {
    const at = Date.now()
    const changed = next(latest.current, at)
    setNow(at)
    if (changed === latest.current) return
    if (changed.at !== latest.current.at) navigator.vibrate?.([180])
    latest.current = changed
    setRun(changed)
  }, [])

  const isGoing = run.pausedAt === null && run.endedAt === null
  useEffect(() => {
    if (!isGoing) return
    const catchUp = () => change((current, at) => caughtUp(current, steps, at))
    const timer = setInterval(catchUp, look)
    document.addEventListener('visibilitychange', catchUp)
    const letSleep = keepAwake()
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', catchUp)
      letSleep()
    }
  }, [isGoing, steps, change])

  useEffect(() => {
    const note = () => {
      const seenAt = Date.now()
      // Without storage the workout lasts as long as the page.
      deviceStore.keepRun({ userId, key, workout, run, seenAt }).catch(() => undefined)
      const sided = (step: Step) => exerciseAt(workout, step).perSide && isTimed(exerciseAt(workout, step))
      sounds.plan(sound ? cuesAhead(run, steps, seenAt, sided) : [], seenAt)
    }
    note()
    if (run.endedAt !== null || run.pausedAt !== null) return
    const timer = setInterval(note, heartbeat)
    addEventListener('pagehide', note)
    return () => {
      clearInterval(timer)
      removeEventListener('pagehide', note)
    }
  }, [run, steps, sound, userId, key, workout])
  useEffect(() => {
    return () => {
      sounds.silence()
      const run = latest.current
      // Stores the run on leaving; an ended one was stored at its end.
      if (run.endedAt === null)
        deviceStore.keepRun({ userId, key, workout, run, seenAt: Date.now() }).catch(() => undefined)
    }
  }, [userId, key, workout])

  return {
    run,
    steps,
    now,
    sound,
    switchSound() {
      wantSound(!sound)
      setSound(!sound)
      sounds.wake()
    },
    done() {
      sounds.wake()
      change((current, at) => leave(current, steps, at, true))
    },
    skip: () => change((current, at) => leave(current, steps, at, false)),
    back: () => change((current, at) => back(current, steps, at)),
    pause: () => change((current, at) => pause(current, steps, at)),
    resume() {
      sounds.wake()
      change(resume)
    },
    stop: () => change((current, at) => stop(current, steps, at)),
  }
}
export type Coach = ReturnType<typeof useCoach>

/** A new run, or the stored one, paused at the moment it was last seen. */
export function runFrom(kept: { run: Run; seenAt: number; workout: Workout } | undefined): Run {
  if (!kept) return begin(newId(), Date.now())
  return pause(kept.run, stepsOf(kept.workout), kept.seenAt)
}
