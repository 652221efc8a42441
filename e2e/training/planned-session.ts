import type { APIRequestContext } from 'playwright-core'
import type { GeneratedSchedule, SavedSchedule, Session } from '#contract/training/schedules.ts'
import type { WorkoutBlock } from '#contract/training/workouts.ts'
import { today } from '#testing/clock.ts'

const asked = {
  trainingGoal: '10k_training',
  currentFitnessLevel: 'intermediate',
  weeksToGoal: 6,
  workoutsPerWeek: 7,
  sessionDuration: 45,
  startsOn: today,
}

/** Saves a schedule whose first session is that of today, with the given parts. */
export async function planToday(
  request: APIRequestContext,
  origin: string,
  { kind, title, blocks }: Pick<Session, 'kind' | 'title'> & { blocks: WorkoutBlock[] },
): Promise<{ scheduleId: string; sessionId: string }> {
  const post = async <T>(path: string, data: object): Promise<T> =>
    (await request.post(path, { data, headers: { origin } })).json()
  const made = await post<GeneratedSchedule>('/api/workouts/schedule', asked)
  const [first] = made.schedule.weeks[0]!.sessions
  Object.assign(first!, { day: today, kind, title, workout: { ...first!.workout, title, blocks } })
  const saved = await post<SavedSchedule>('/api/workouts/schedule/save', made)
  const sessions = saved.schedule.weeks.flatMap((week) => week.sessions)
  return { scheduleId: saved.id, sessionId: sessions.find((one) => one.title === title)!.id }
}

/** Steps without rests: seconds each, or metres with the seconds as an estimate. */
export function inTurn(...steps: [name: string, seconds: number, metres?: number][]): WorkoutBlock[] {
  const nothing = { exerciseId: null, reps: null, tempo: null, rpe: null, cue: null }
  const exercises = steps.map(([name, seconds, metres = null]) => ({
    ...nothing,
    ...{ name, sets: 1, seconds, metres, restSeconds: 0, perSide: false },
  }))
  return [{ kind: 'main', title: 'In turn', rounds: 1, restBetweenRounds: 0, exercises }]
}
