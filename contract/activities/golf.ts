import * as z from 'zod'
import { line } from '../measures/text.ts'

export const golfHole = z.object({
  par: z.number().int().min(3, 'Par is 3 to 6.').max(6, 'Par is 3 to 6.'),
  strokes: z.number().int().min(1, 'At least one stroke.').max(30, 'At most 30 strokes.'),
  putts: z.number().int().min(0).max(20, 'At most 20 putts.').nullish(),
  /** Whether the tee shot hit the fairway; null on par 3 or when not noted. */
  fairway: z.boolean().nullish(),
  /** Whether the green was reached in par − 2 strokes or fewer. */
  green: z.boolean().nullish(),
})
export type GolfHole = z.infer<typeof golfHole>

export const golfRound = z
  .object({
    course: line(120).nullish(),
    holes: z.array(golfHole).max(18, 'A round has 9 or 18 holes.'),
  })
  .refine(({ holes }) => holes.length === 9 || holes.length === 18, {
    error: 'A round has 9 or 18 holes.',
    path: ['holes'],
  })
  .refine(({ holes }) => holes.every(({ strokes, putts }) => (putts ?? 0) <= strokes), {
    error: 'More putts than strokes.',
    path: ['holes'],
  })
export type GolfRound = z.infer<typeof golfRound>

/** Totals of a scorecard; shares are of noted holes, null without any. */
export function golfTotals({ holes }: Pick<GolfRound, 'holes'>) {
  const sum = (of: (hole: GolfHole) => number) => holes.reduce((total, hole) => total + of(hole), 0)
  const share = (noted: (boolean | null | undefined)[]) => {
    const known = noted.filter((one) => one !== null && one !== undefined)
    return known.length ? known.filter(Boolean).length / known.length : null
  }
  const strokes = sum((hole) => hole.strokes)
  const par = sum((hole) => hole.par)
  return {
    strokes,
    par,
    /** Negative is better. */
    toPar: strokes - par,
    putts: holes.some(({ putts }) => putts !== null && putts !== undefined)
      ? sum(({ putts }) => putts ?? 0)
      : null,
    fairways: share(holes.map(({ fairway }) => fairway)),
    greens: share(holes.map(({ green }) => green)),
  }
}
