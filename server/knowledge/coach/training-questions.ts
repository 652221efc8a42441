import { assumedKilograms, mostHours } from '#contract/activities/activities.ts'
import { type NamedActivity, namedActivities } from './training-activities.ts'
import { amountsOf } from './training-amounts.ts'
import { words } from './training-words.ts'

type Reading = {
  activity: NamedActivity
  minutes: number
  kilograms: number
  /** Whether the time was derived from the distance at the usual pace. */
  guessedTime: boolean
  steps: number | undefined
  /** Kilometres an hour, when time and distance imply an implausible speed. */
  oddSpeed: number | undefined
}

/**
 * Energy of a known activity, MET × 3.5 ml of oxygen × kg ÷ 200 a minute; begins with the number. Undefined for
 * other questions, and without time or activity.
 */
export function answerTrainingQuestion(question: string, kilograms?: number): string | undefined {
  const reading = read(question, kilograms)
  return reading && words.energy({ ...reading, ...reading.activity, kilocalories: energyOf(reading) })
}

/** Kilocalories asked for; undefined as above. */
export function trainingEnergy(question: string, kilograms?: number): number | undefined {
  const reading = read(question, kilograms)
  return reading && energyOf(reading)
}

function energyOf({ activity, minutes, kilograms }: Reading): number {
  return Math.round((activity.met * kilograms * 3.5 * minutes) / 200)
}

function read(asked: string, weight: number | undefined): Reading | undefined {
  const question = asked.toLowerCase()
  if (!/calor|kcal|kilojoule|energy|burn/.test(question)) return undefined
  const [activity, another] = namedActivities.filter(({ said }) => said.test(question))
  // Two activities share the time in unknown parts.
  if (!activity || another) return undefined
  const amounts = amountsOf(question)
  const kilograms = amounts.kilograms ?? weight ?? assumedKilograms
  const minutes = amounts.minutes ?? timeOf(activity, amounts.kilometres)
  if (minutes === undefined || !(minutes > 0 && minutes <= mostHours * 60)) return undefined
  if (!(kilograms >= 20 && kilograms <= 400)) return undefined
  const speed = amounts.kilometres === undefined ? undefined : amounts.kilometres / (minutes / 60)
  const [least, most] = activity.believable ?? [0, Number.POSITIVE_INFINITY]
  return {
    activity,
    minutes,
    kilograms,
    guessedTime: amounts.minutes === undefined,
    steps: amounts.steps,
    oddSpeed: speed !== undefined && (speed < least || speed > most) ? speed : undefined,
  }
}

function timeOf({ usual }: NamedActivity, kilometres: number | undefined): number | undefined {
  return usual === undefined || kilometres === undefined ? undefined : (kilometres / usual) * 60
}
