import { daysBetween, firstDay } from '#contract/measures/day.ts'
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
  const numbered = weighIns.map((of) => ({ of, on: daysBetween(firstDay, of.day) }))
  const kept: Weighing[] = []
  const steps: WeightStep[] = []
  const outliers: Weighing[] = []
  let level: Numbered[] = []
  for (const [at, one] of numbered.entries()) {
    const last = level.at(-1)
    if (last && isSudden(level, one)) {
      const next = numbered.slice(at, at + beside)
      const stays = next.length > 1 && !isSudden([one], next[1]!) && isSudden(level, next.at(-1)!)
      if (!stays) {
        outliers.push(one.of)
        continue
      }
      steps.push({ from: last.of.day, day: one.of.day, kilograms: levelOf(next) - levelOf(level) })
      level = []
    }
    kept.push(one.of)
    level = [...level, one].filter(({ on }) => one.on - on <= besideDays).slice(-beside)
  }
  return { kept, steps, outliers }
}

/** A weighing with the number of its day. */
type Numbered = { of: Weighing; on: number }

const levelOf = (level: readonly Numbered[]) => median(level.map(({ of }) => of.kilograms))

function isSudden(level: readonly Numbered[], { of, on }: Numbered): boolean {
  const usual = levelOf(level)
  const share = suddenShare + shareADay * (on - level.at(-1)!.on)
  return Math.abs(of.kilograms - usual) > usual * Math.min(mostShare, share)
}
