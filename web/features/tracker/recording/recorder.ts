import { type ActivityType, mostHours } from '#contract/activities/activities.ts'
import type { Position } from '#contract/activities/track/position.ts'
import type { UnitSystem } from '#contract/measures/units.ts'
import { newId } from '#web/http/random.ts'
import { keepAwake } from '#web/ui/device/wake-lock.ts'
import { isOutdoor } from '../kinds.ts'
import { announcer } from '../live/split-announcer.ts'
import { lengthUnit, planUnit } from '../measure.ts'
import { createGuide } from '../plan/guide.ts'
import { planBegin } from '../plan/plan-progress.ts'
import { deviceSource } from './device-source.ts'
import { deviceStore, type Kept, type PlannedRun } from './device-store.ts'
import type { PositionProblem } from './position-source.ts'
import { recordingQueue, upload } from './recording-queue.ts'
import { createSession, restoredSession, type Session } from './session.ts'

const lockName = 'tracker'

/**
 * Acquires the lock of the recording tab, since two tabs would mix positions. Returns its release; undefined if another
 * tab holds it.
 */
function holdRecording(): Promise<(() => void) | undefined> {
  if (!navigator.locks) return Promise.resolve(() => undefined)
  return new Promise((answer, fail) => {
    navigator.locks
      .request(lockName, { ifAvailable: true }, (lock) => {
        if (!lock) return answer(undefined)
        return new Promise<void>((release) => answer(release))
      })
      .catch(fail)
  })
}

/** Waits until somebody looks at this tab, which must not take a recording over that its own tab reloads. */
function visible() {
  if (!document.hidden) return
  return new Promise<void>((resolve) => {
    document.addEventListener('visibilitychange', () => resolve(), { once: true })
  })
}

/** `elsewhere`: another tab records. */
export type Phase = 'unknown' | 'idle' | 'recording' | 'paused' | 'elsewhere'
export type RecorderState = {
  phase: Phase
  session: Session | null
  /** The activity that was just finished, until its screen is left. */
  finished: Session | null
  lastPosition: Position | null
  problem: PositionProblem | null
  /** The last write to this device succeeded. */
  kept: boolean
  /** Finished, but neither stored here nor accepted by the server. */
  unsent: boolean
}

const atRest: RecorderState = {
  phase: 'idle',
  session: null,
  finished: null,
  lastPosition: null,
  problem: null,
  kept: true,
  unsent: false,
}

let state: RecorderState = { ...atRest, phase: 'unknown' }
const listeners = new Set<() => void>()
const nothing = () => undefined
let release: () => void = nothing
let stopSensing: () => void = nothing
let announce = announcer('mi')
let guide: ReturnType<typeof createGuide> | undefined
/** A start, restore or finish in progress, which a second tap shares. */
let busy = false
/** Whose recording is restored once another tab has ended its own; undefined while none is waited for. */
let waiting: Parameters<typeof restore> | undefined

function set(changes: Partial<RecorderState>) {
  state = { ...state, ...changes }
  for (const listener of listeners) listener()
}

function sense({ kept }: Session) {
  const rest = keepAwake()
  const unwatch = isOutdoor(kept.activityType)
    ? deviceSource.watch(take, (problem) => set({ problem }))
    : nothing
  guide?.begin()
  stopSensing = () => {
    unwatch()
    guide?.rest()
    rest()
    stopSensing = nothing
  }
}

function take(position: Position) {
  const { session } = state
  if (!session || state.phase !== 'recording') return
  note(session.add(position))
  announce(session.figures(position.t))
  guide?.look()
  set({ lastPosition: position, problem: null })
}

/** Remembers whether the device kept what it was given. */
async function note(written: Promise<boolean>) {
  const kept = await written
  if (kept !== state.kept) set({ kept })
}

function begin(session: Session, units: UnitSystem | undefined) {
  announce = announcer(lengthUnit(units), session.figures(Date.now()).distanceKm)
  guide = createGuide(session, planUnit(units))
  const paused = session.kept.pausedAt !== null
  set({ ...atRest, phase: paused ? 'paused' : 'recording', session })
  if (!paused) sense(session)
}

function end(finished: Session | null) {
  stopSensing()
  release()
  set({ ...atRest, finished })
}

async function once(work: () => Promise<unknown>) {
  if (busy) return
  busy = true
  try {
    await work()
  } finally {
    busy = false
  }
}

async function restore(userId: string, units: UnitSystem | undefined) {
  if (state.phase !== 'unknown' && state.phase !== 'elsewhere') return
  const all = await deviceStore.unsentOf(userId).catch(() => [] as Kept[])
  const kept = all.find((one) => one.state === 'recording')
  if (!kept) return set(atRest)
  const letGo = await holdRecording()
  if (!letGo) return waitForOther(userId, units)
  release = letGo
  begin(await restoredSession(kept), units)
}

/** Says that another tab records; once that one has ended it or is gone, this one is at rest, or goes on with it. */
function waitForOther(...whose: Parameters<typeof restore>) {
  set({ ...atRest, phase: 'elsewhere' })
  const isFirst = waiting === undefined
  waiting = whose
  if (!isFirst) return
  void navigator.locks
    .request(lockName, nothing)
    .then(visible)
    .then(() => {
      const last = waiting ?? whose
      waiting = undefined
      return once(() => restore(...last))
    })
}

type Start = { userId: string; activityType: ActivityType; kilograms: number | null; plan?: PlannedRun }

async function start({ plan, ...chosen }: Start, units: UnitSystem | undefined) {
  if (state.phase !== 'idle') return
  const letGo = await holdRecording()
  if (!letGo) return waitForOther(chosen.userId, units)
  release = letGo
  const blank = { endedAt: null, pauses: [], pausedAt: null, laps: [], calories: null }
  const id = newId()
  const session = createSession({
    ...blank,
    ...chosen,
    id,
    startedAt: Date.now(),
    state: 'recording',
    ...(plan && { plan: { ...plan, progress: planBegin } }),
  })
  begin(session, units)
  await note(session.change({}))
}

async function finish() {
  const { session } = state
  if (!session) return
  stopSensing()
  const { userId, startedAt, endedAt } = session.kept
  // A forgotten recording ends at the server's limit.
  const now = Math.min(Date.now(), startedAt + mostHours * 3_600_000)
  if (await session.finish(endedAt ?? now)) {
    await recordingQueue.refresh(userId)
    end(session)
    // Not awaited: on a slow line the next activity can start meanwhile.
    void recordingQueue.send(userId).catch(nothing)
    return
  }
  // Without storage it is sent at once.
  try {
    await upload(session.kept, session.positions())
    end(session)
  } catch {
    set({ phase: 'paused', unsent: true })
  }
}

/** The activity that is being recorded, whichever screen is open. */
export const recorder = {
  state: () => state,
  subscribe(changed: () => void) {
    listeners.add(changed)
    return () => void listeners.delete(changed)
  },

  /** Resumes the recording after a reload. */
  restore: (...whose: Parameters<typeof restore>) => once(() => restore(...whose)),
  start: (...options: Parameters<typeof start>) => once(() => start(...options)),
  /** Ends the activity; it is sent now, or when that is possible. */
  finish: () => once(finish),

  /** Leaves the screen of the finished activity. */
  dismiss: () => set({ finished: null }),

  async pause() {
    if (state.phase !== 'recording') return
    stopSensing()
    set({ phase: 'paused', lastPosition: null })
    await note(state.session!.pause(Date.now()))
  },

  async resume() {
    if (state.phase !== 'paused') return
    set({ phase: 'recording', problem: null })
    sense(state.session!)
    await note(state.session!.resume(Date.now()))
  },

  /** Ends the planned step under way. */
  nextStep() {
    guide?.next()
    // The step is read from the session, which is no new one.
    set({})
  },

  lap: () => void (state.session && note(state.session.lap(Date.now()))),

  /** Retries after a denied permission. */
  locateAgain() {
    if (state.phase !== 'recording') return
    stopSensing()
    set({ problem: null })
    sense(state.session!)
  },

  async discard() {
    const { session } = state
    if (!session) return
    end(null)
    await session.forget()
  },
}
