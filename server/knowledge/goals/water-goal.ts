import { recommendedWater } from '#contract/goals.ts'
import type { Level } from './prompt.ts'

/** Millilitres a kilogram; EFSA (2010) gives 2.0 to 2.5 l a day for adults. */
const perKilogram = 35
/** Millilitres a day added for sweating (ACSM 2007: about half a litre an hour of light sweating). */
const forSweat = 500

const reasons: readonly (readonly [RegExp, string])[] = [
  [/\bheat\b|\bhot\b|humid|tropic|desert|sauna/, 'the heat that you name'],
  [/sweat/, 'how much you sweat'],
  [/physical job|construction|outdoors all day|work outside/, 'your work'],
]

export type WaterGoal = {
  /** Millilitres a day. */
  millilitres: number
  /** Maximum of any proposal for this person. */
  most: number
  /** Reason for exceeding the recommended range; absent without one. */
  reason?: string
}

/** Water for `kilograms` of body weight: within the recommended range, above it only for a reason in the prompt. */
export function waterGoal(prompt: string, kilograms: number, level: Level): WaterGoal {
  const reason = waterReason(prompt) ?? (level === 'very_active' ? 'your very active days' : undefined)
  const { least, most } = recommendedWater
  const usual = Math.min(most, Math.max(least, Math.round((kilograms * perKilogram) / 50) * 50))
  return reason
    ? { millilitres: usual + forSweat, most: most + forSweat, reason }
    : { millilitres: usual, most }
}

/** The reason in a prompt for more water than usual. */
export function waterReason(prompt: string): string | undefined {
  const text = prompt.toLowerCase()
  return reasons.find(([words]) => words.test(text))?.[1]
}

/** Explains the figure. */
export function waterSentence({ millilitres, reason }: WaterGoal): string {
  const { least, most } = recommendedWater
  const usual = `about ${perKilogram} ml a kilogram within the recommended ${least} to ${most} ml`
  return reason
    ? `Water: ${usual}, and ${forSweat} ml for ${reason}, ${millilitres} ml.`
    : `Water: ${usual}, ${millilitres} ml.`
}
