import { personOf } from '../../goals/person.ts'
import type { CoachedPerson } from '../coached-person.ts'
import type { Question } from '../question.ts'

/** A topic whose answer is computed. The question must match every pattern of `asks`. */
export type Topic = {
  name: string
  asks: readonly RegExp[]
  /** A question matched by this topic; tested. */
  example: string
  /** Undefined when the question lacks required facts. */
  answer: (question: Question, person: CoachedPerson) => string | undefined
}

/** The profile that applies: none for a question about another person. */
export function profileFor({ isForOther }: Question, { profile }: CoachedPerson): CoachedPerson['profile'] {
  return isForOther
    ? {
        weight: null,
        height: null,
        age: null,
        sex: 'unspecified',
        motherhood: null,
        activityLevel: null,
        dietaryPreferences: [],
        allergies: [],
      }
    : profile
}

/** Body and activity by the question, else by the profile that applies. */
export function bodyOf(question: Question, person: CoachedPerson) {
  return personOf(question.text, question.facts, profileFor(question, person))
}

/** "You wrote 60 kg, so that counts, though your profile says 74 kg."; empty where the profile says the same or nothing. */
export function weightSentence({ facts }: Question, profile: CoachedPerson['profile']): string {
  if (facts.weight === undefined || profile.weight === null || Math.abs(facts.weight - profile.weight) < 0.5)
    return ''
  return ` You wrote ${rounded(facts.weight)} kg, so that counts, though your profile says ${rounded(profile.weight)} kg.`
}

export const rounded = (value: number, digits = 1) => String(Math.round(value * 10 ** digits) / 10 ** digits)
