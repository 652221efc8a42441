import type { KnownPerson } from '../goals/person.ts'

/** Grams of macros, kilocalories, millilitres of water. */
type Figures = { calories: number; protein: number; carbs: number; fat: number; water: number }
/** Null where none of it is known. */
type Eaten = { [Name in keyof Figures]: Figures[Name] | (Name extends 'calories' | 'water' ? never : null) }

/** The person's own figures for answers. Days are calendar days. */
export type Diary = {
  eaten: Eaten
  goals: Figures
  /** Kilocalories of today's activities. */
  burned: number
  workouts: { thisWeek: number; goal: number }
  /** The newest session up to today; minutes and kilometres. */
  last: { name: string; day: string; minutes: number; kilometres: number | undefined } | undefined
  /** The next session of a schedule. */
  next: { title: string; day: string; minutes: number } | undefined
}

/** Known facts about the asking person. */
export type CoachedPerson = {
  today: string
  profile: KnownPerson & { allergies: readonly string[] }
  diary: Diary | undefined
}
