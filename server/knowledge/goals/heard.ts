import type { Aim } from './aim.ts'
import type { Person } from './person.ts'
import type { Diet, Level, Objective } from './prompt.ts'
import type { StatedFacts } from './stated-facts.ts'

const levelNames: Record<Level, string> = {
  sedentary: 'sedentary',
  light: 'lightly active',
  moderate: 'moderately active',
  active: 'active',
  very_active: 'very active',
}
const aims: Record<Objective, string | undefined> = {
  weight_loss: 'weight loss',
  muscle_gain: 'muscle gain',
  strength: 'strength',
  endurance: 'endurance',
  '5k_training': 'a 5K',
  '10k_training': 'a 10K',
  half_marathon: 'a half marathon',
  marathon: 'a marathon',
  general_fitness: undefined,
}
const dietNames: Record<Diet, string> = {
  vegan: 'vegan',
  vegetarian: 'vegetarian',
  pescatarian: 'pescatarian',
  dairy_free: 'no lactose',
  gluten_free: 'no gluten',
  keto: 'keto',
  low_carb: 'low carb',
}

/** States that the written activity counts before the profile's; empty when none was written. */
export function levelSentence(stated: Person['stated']): string {
  if (!stated) return ''
  const profile =
    stated.profile === undefined || stated.profile === stated.level
      ? ''
      : `, though your profile says ${levelNames[stated.profile]}`
  return `You wrote that ${stated.said}, so this${stated.raised ? ', with your training,' : ''} counts as ${levelNames[stated.level]}${profile}.`
}

/** Lists the facts read from the prompt; empty without any. */
export function heardOf({
  facts,
  aim,
  named,
}: {
  facts: StatedFacts
  aim: Aim
  named: readonly Diet[]
}): string {
  const { weight, height, age, sex, lose, targetWeight, pace, weeks, workoutsAWeek, minutes, calories } =
    facts
  const heard = [
    aims[aim.objective],
    aim.direction === 'hold' ? 'your weight maintained' : undefined,
    facts.keepsMuscle && 'muscle and strength kept',
    lose === undefined
      ? undefined
      : lose > 0
        ? `${trimmed(lose)} kg to lose`
        : `${trimmed(-lose)} kg to gain`,
    targetWeight && `${trimmed(targetWeight)} kg as the aim`,
    pace && `${Math.abs(Math.round(pace * 100) / 100)} kg a week`,
    weight && `${trimmed(weight)} kg`,
    height && `${Math.round(height)} cm`,
    age && `${age} years`,
    sex,
    weeks && (weeks < 1.5 ? `${Math.max(1, Math.round(weeks * 7))} days` : `${trimmed(weeks)} weeks`),
    workoutsAWeek && `workouts on ${workoutsAWeek} ${workoutsAWeek === 1 ? 'day' : 'days'} a week`,
    minutes && `${minutes} minutes`,
    calories && `${calories} kcal a day`,
    ...named.map((diet) => dietNames[diet]),
  ].filter(Boolean)
  return heard.length ? `From your words: ${heard.join(', ')}.` : ''
}

const trimmed = (value: number) => String(Math.round(value * 10) / 10)
