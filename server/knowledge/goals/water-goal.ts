import { recommendedWater } from '#contract/goals.ts'
import type { Level } from './prompt.ts'

/** Millilitres a kilogram; EFSA (2010) gives 2.0 to 2.5 l a day for adults. */
const perKilogram = 35
/** Millilitres a day added for what makes a person sweat (ACSM 2007: about half a litre an hour of light sweating). */
const forSweat = 500

const reasons: readonly (readonly [RegExp, string])[] = [
  [/\bheat\b|\bhot\b|humid|tropic|desert|sauna/, 'the heat that you name'],
  [/sweat/, 'how much you sweat'],
  [/physical job|construction|outdoors all day|work outside/, 'your work'],
]

export type WaterGoal = {
  /** Millilitres a day. */
  millilitres: number
  /** The most that any proposal for this person may hold. */
  most: number
  /** Why it may lie above the recommended range; absent where nothing was told. */
  reason?: string
}

/** Water for a body of `kilograms`: within the recommended range, above it only for a reason that the prompt names. */
export function waterGoal(prompt: string, kilograms: number, level: Level): WaterGoal {
  const text = prompt.toLowerCase()
  const facts = reasons.find(([words]) => words.test(text))?.[1]
  const reason = facts ?? (level === 'very_active' ? 'your very active days' : undefined)
  const { least, most } = recommendedWater
  const usual = Math.min(most, Math.max(least, Math.round((kilograms * perKilogram) / 50) * 50))
  return reason
    ? { millilitres: usual + forSweat, most: most + forSweat, reason }
    : { millilitres: usual, most }
}

/** How the figure came about. */
export function waterSentence({ millilitres, reason }: WaterGoal): string {
  const { least, most } = recommendedWater
  const usual = `about ${perKilogram} ml a kilogram within the recommended ${least} to ${most} ml`
  return reason
    ? `Water: ${usual}, and ${forSweat} ml for ${reason}, ${millilitres} ml.`
    : `Water: ${usual}, ${millilitres} ml.`
}
