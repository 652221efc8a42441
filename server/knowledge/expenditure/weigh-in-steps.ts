import { daysBetween } from '#contract/measures/day.ts'
import { median } from './robust.ts'

export type Weighing = { day: string; kilograms: number }
/** A change between two days that a body does not make, and that stayed: another scale, or a weight typed wrongly. */
export type WeightStep = { from: string; day: string; kilograms: number }
export type ReadWeighIns = {
  /** Weighings that follow each other as a body's do, but for the steps. */
  kept: Weighing[]
  steps: WeightStep[]
  /** Weighings far from those around them, or the newest, far from those before it and not confirmed by another. */
  outliers: Weighing[]
}

/**
 * Share of the weight beyond which a change between two days is no body's, and what each further day adds; 6 % of young
 * women's changes from day to day reach 1 kg (Robinson and Watson, Br J Nutr 1965, 19:225).
 */
const suddenShare = 0.025
const shareADay = 0.002
const mostShare = 0.15
/** Weighings on either side that are compared, and their most days before the newest of them. */
const beside = 3
const besideDays = 10

/** Tells single odd weighings from steps that stay. Oldest first. */
export function readWeighIns(weighIns: readonly Weighing[]): ReadWeighIns {
  const kept: Weighing[] = []
  const steps: WeightStep[] = []
  const outliers: Weighing[] = []
  let level: Weighing[] = []
  for (const [at, one] of weighIns.entries()) {
    const last = level.at(-1)
    if (last && isSudden(level, one)) {
      const next = weighIns.slice(at, at + beside)
      const stays = next.length > 1 && !isSudden([one], next[1]!) && isSudden(level, next.at(-1)!)
      if (!stays) {
        outliers.push(one)
        continue
      }
      const kilograms = median(next.map((weighing) => weighing.kilograms)) - levelOf(level)
      steps.push({ from: last.day, day: one.day, kilograms })
      level = []
    }
    kept.push(one)
    level = [...level, one].filter(({ day }) => daysBetween(day, one.day) <= besideDays).slice(-beside)
  }
  return { kept, steps, outliers }
}

const levelOf = (level: readonly Weighing[]) => median(level.map(({ kilograms }) => kilograms))

function isSudden(level: readonly Weighing[], { day, kilograms }: Weighing): boolean {
  const usual = levelOf(level)
  const days = daysBetween(level.at(-1)!.day, day)
  return Math.abs(kilograms - usual) > usual * Math.min(mostShare, suddenShare + shareADay * days)
}
