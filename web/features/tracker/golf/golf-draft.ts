import { type GolfRound, golfTotals } from '#contract/activities/golf.ts'
import { newId } from '#web/http/random.ts'

export type HoleDraft = {
  par: number
  strokes: number | null
  putts: number | null
  fairway: boolean | null
  /** Null: derived from strokes and putts. */
  green: boolean | null
}
export type GolfDraft = {
  /** Client-made id, so that a retry saves one round. */
  id: string
  /** Milliseconds since 1970. */
  startedAt: number
  course: string
  holes: HoleDraft[]
}

export function newGolfDraft(holes: 9 | 18, startedAt: number): GolfDraft {
  const hole = { par: 4, strokes: null, putts: null, fairway: null, green: null }
  return {
    id: newId(),
    startedAt,
    course: '',
    holes: Array.from({ length: holes }, () => ({ ...hole })),
  }
}

/** Green in regulation: reached in two strokes less than par; null while strokes or putts are missing. */
export function greenOf({ par, strokes, putts, green }: HoleDraft): boolean | null {
  if (green !== null) return green
  return strokes === null || putts === null ? null : strokes - putts <= par - 2
}

/** Changes one figure of a hole and adjusts those that contradict it. */
export function withHole(draft: GolfDraft, index: number, change: Partial<HoleDraft>): GolfDraft {
  const holes = draft.holes.map((hole, i) => {
    if (i !== index) return hole
    const next = { ...hole, ...change }
    if (next.strokes !== null && next.putts !== null && next.putts > next.strokes) next.putts = next.strokes
    // A par 3 has no fairway to hit.
    if (next.par === 3) next.fairway = null
    return next
  })
  return { ...draft, holes }
}

export const isPlayed = (hole: HoleDraft): hole is HoleDraft & { strokes: number } => hole.strokes !== null

/** The played holes in the contract's scorecard format. */
export function roundOf({ course, holes }: GolfDraft): GolfRound {
  return {
    course: course.trim() || null,
    holes: holes.filter(isPlayed).map((hole) => ({ ...hole, green: greenOf(hole) })),
  }
}

export const totalsOf = (draft: GolfDraft) => golfTotals(roundOf(draft))
export const holesLeft = (draft: GolfDraft) => draft.holes.filter((hole) => !isPlayed(hole)).length
