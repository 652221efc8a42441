import type { ScheduleRequest, TrainingGoal } from '#contract/training/schedules.ts'

/** How a description names a goal, in lower case. */
const named: Record<TrainingGoal, RegExp> = {
  weight_loss: /\blos(?:e|ing|s)\b|\blean\b|\bslim|\bfat\b/,
  muscle_building: /\bmuscles?\b|\bbulk|\bsize\b|\bbigger\b/,
  '5k_training': /\b5 ?k(?:m|s)?\b|\bfive k\b/,
  '10k_training': /\b10 ?k(?:m|s)?\b|\bten k\b/,
  half_marathon: /\bhalf\b/,
  marathon: /(?<!half |half-)\bmarathon\b/,
  general_fitness: /\bfit(?:ter|ness)?\b|\bhealth(?:y|ier)?\b|\bshape\b|\bfeel better\b/,
  strength_training: /\bstrong(?:er)?\b|\bstrength\b/,
}

/** A figure, a month or a season, which a plan follows only where another rule reads it. */
const exact =
  /\d|\b(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter|christmas|wedding|holidays?|vacation)\b/

/** Whether a clause of the description says no more than what the form has: the goal, weeks, workouts and minutes. */
export function restates(clause: string, request: ScheduleRequest): boolean {
  const { trainingGoal, weeksToGoal, workoutsPerWeek, sessionDuration } = request
  const chosen = new RegExp(
    String.raw`\b(?:${weeksToGoal}[- ]weeks?|${workoutsPerWeek} (?:times|workouts|days|sessions)|${sessionDuration}[- ]min(?:ute)?s?)\b`,
    'g',
  )
  const text = clause.toLowerCase()
  const others = text.replace(chosen, '')
  const isNamed = named[trainingGoal].test(text)
  return (isNamed || others !== text) && !exact.test(others.replace(named[trainingGoal], ''))
}
