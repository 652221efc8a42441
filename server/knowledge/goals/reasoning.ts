import type { Aim } from './aim.ts'
import type { Concern } from './care.ts'
import type { EnergyGoal } from './energy-goal.ts'
import { activityFactor } from './energy-need.ts'
import { heardOf, levelSentence } from './heard.ts'
import type { Macros } from './macros.ts'
import type { AddedEnergy } from './motherhood.ts'
import type { Person } from './person.ts'
import type { Diet } from './prompt.ts'
import type { StatedFacts } from './stated-facts.ts'
import { type WaterGoal, waterSentence } from './water-goal.ts'

type Reasons = {
  person: Person
  energy: EnergyGoal
  added: AddedEnergy | undefined
  macros: Macros
  perKilogram: number
  /** Body weight in kilograms by which protein was calculated. */
  counted: number
  diet: 'keto' | 'low_carb' | undefined
  training: { workouts: number; miles: number }
  water: WaterGoal
  facts: StatedFacts
  concern: Concern | undefined
  aim: Aim
  /** Diets of the prompt. */
  named: readonly Diet[]
}

/** Explains every number, in the order of the goals. */
export function reasoningOf(reasons: Reasons): string {
  const { person, energy, added, macros, perKilogram, counted, diet, training, water, facts } = reasons
  const assumed = person.assumed.length
    ? `Not given, so assumed: ${person.assumed.join(', ')}. Complete your profile for figures of your own.`
    : ''
  const need = `At rest your body uses about ${energy.resting} kcal a day (Mifflin–St Jeor); times ${activityFactor[person.level]} for your activity makes ${energy.need - (added?.calories ?? 0)}.${added ? ` ${added.sentence}` : ''}`
  const { least, most } = energy.bounds
  const safe = reasons.concern ? '' : `For you, ${least} to ${most} kcal is a safe range.`
  const protein = `Protein: ${trimmed(perKilogram)} g a kilogram, counted on ${trimmed(counted)} kg${macros.protein < Math.round(counted * perKilogram) - 1 ? ', held within what a day can carry' : ''}, ${macros.protein} g.`
  const rest = diet
    ? `Carbs are kept at ${macros.carbs} g, so fat provides ${macros.fat} g.`
    : `Fat: ${macros.fat} g, above the least your body needs; carbs are the rest, ${macros.carbs} g.`
  const move = `${training.workouts} workouts${facts.workoutsAWeek ? ' as you said' : ''} and ${training.miles} miles a week${facts.milesAWeek ? ' as you said' : ' to work up to'}.`
  const paragraph = (sentences: string[]) => sentences.filter(Boolean).join(' ')
  return [
    paragraph([heardOf(reasons), levelSentence(person.stated)]),
    assumed,
    paragraph([need, energySentence(reasons), safe]),
    paragraph([protein, rest]),
    move,
    waterSentence(water),
  ]
    .filter(Boolean)
    .join('\n')
}

function energySentence({ energy, concern, facts, aim }: Reasons): string {
  const { change, calories, slowed, kilograms } = energy
  if (concern) return `Energy is held at what you need: ${calories} kcal.`
  if (facts.calories !== undefined && Math.abs(facts.calories - calories) > 10)
    return `You wrote ${facts.calories} kcal a day; ${calories} is the nearest that is safe by these figures.`
  if (Math.abs(change) < 15)
    return aim.recomposes
      ? `You maintain your weight on ${calories} kcal, while training and protein turn fat into muscle.`
      : `You maintain your weight on ${calories} kcal.`
  const pace = (Math.abs(change) * 7) / 7700
  const direction = change < 0 ? 'less' : 'more'
  const plain = `${Math.abs(change)} kcal ${direction} a day make ${calories}, about ${Math.round(pace * 100) / 100} kg a week.`
  const weeks = kilograms ? Math.round(Math.abs(kilograms) / Math.max(pace, 0.05)) : undefined
  if (!slowed)
    return weeks && facts.pace !== undefined
      ? `${plain} The ${Math.round(Math.abs(kilograms!) * 100) / 100} kg take about ${weeks} weeks.`
      : plain
  const asked = facts.weeks ? 'in the time you named' : 'faster'
  return `${plain} Doing it ${asked} would take more than is ${change < 0 ? 'safe' : 'sensible'}${weeks ? `; at this pace allow about ${weeks} weeks` : ''}.`
}

function trimmed(value: number): string {
  return String(Math.round(value * 10) / 10)
}
