import { generateSchedule, type ScheduleRequest } from '#contract/training/schedules.ts'
import { answerJobs } from '#server/adapters/job-thread/job-thread.ts'
import { buildSchedule } from '#server/knowledge/schedules/build-schedule.ts'

/** `today` is the day in the account's zone; `seed` varies the schedule. */
export type ScheduleToBuild = {
  request: ScheduleRequest
  seed: number
  today: string
  kilograms: number | undefined
}

answerJobs(built)

/** The serialized answer: validating a year of workouts takes as long as building it. */
function built({ request, seed, today, kilograms }: ScheduleToBuild): string {
  const options = { seed, today, newId: () => crypto.randomUUID() }
  const schedule = buildSchedule(request, { ...options, ...(kilograms !== undefined && { kilograms }) })
  return JSON.stringify(generateSchedule.response.parse({ ...schedule, source: 'builtin' }))
}
