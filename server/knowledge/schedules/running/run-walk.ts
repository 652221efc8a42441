import { words } from '../words.ts'
import { brief, type Run, roomOf } from './run.ts'
import { jog, type Part, walk } from './run-blocks.ts'

/** Seconds of running in a beginner's progression, each with its walk; the last ones are nearly continuous. */
const runWalks = [
  [60, 90],
  [90, 90],
  [120, 90],
  [180, 60],
  [240, 60],
  [360, 60],
  [480, 60],
] as const
const mostRounds = 30

/** At most one step a week; after the last one walks are no longer needed. */
const runWalkStep = ({ way, week }: Run) => Math.min(week - 1, Math.floor((way / 0.85) * runWalks.length))

export const needsWalks = (run: Run) => run.level === 'beginner' && runWalkStep(run) < runWalks.length

/** Alternates running and walking, with a final run if time remains. */
export function runWalk(run: Run): Part[] {
  const room = roomOf(run)
  const [wanted, walking] =
    runWalks.slice(runWalkStep(run)).find(([a, b]) => room / (a + b) < mostRounds + 1) ?? runWalks.at(-1)!
  const running = Math.min(wanted, Math.max(30, Math.floor((room - walking) / 30) * 30))
  const rounds = Math.max(1, Math.min(mostRounds, Math.floor(room / (running + walking))))
  const turns: Part = {
    kind: 'intervals',
    title: words.parts.runWalk,
    rounds,
    stretches: [jog(running), walk(walking)],
  }
  const left = Math.min(running, brief(room - rounds * (running + walking)))
  const last: Part = { kind: 'intervals', title: words.parts.easy, rounds: 1, stretches: [jog(left)] }
  return left >= 120 ? [turns, last] : [turns]
}
