import { type GolfRound, golfTotals } from '#contract/activities/golf.ts'
import { words } from '../words.ts'

/** The scorecard of a golf round. */
export function Scorecard({ round }: { round: GolfRound }) {
  const { strokes, par, toPar } = golfTotals(round)
  return (
    <section aria-label={words.scorecard}>
      <h3 className="display text-xl">
        {round.course || words.scorecard} · {words.toPar(toPar)}
      </h3>
      <div className="mt-2 overflow-x-auto">
        <table className="w-full text-sm tabular-nums">
          <thead>
            <tr className="border-b border-line text-left text-ink-2">
              {[words.hole, words.par, words.strokes, words.putts].map((name) => (
                <th key={name} className="py-2 pr-3 font-medium">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {round.holes.map((hole, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: holes keep their order
              <tr key={at} className="border-b border-line">
                <td className="py-1.5 pr-3 font-semibold">{at + 1}</td>
                <td className="py-1.5 pr-3">{hole.par}</td>
                <td className={`py-1.5 pr-3 ${hole.strokes < hole.par ? 'font-semibold text-herb' : ''}`}>
                  {hole.strokes}
                </td>
                <td className="py-1.5 pr-3">{hole.putts ?? '–'}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className="font-semibold">
              <td className="py-2 pr-3" />
              <td className="py-2 pr-3">{par}</td>
              <td className="py-2 pr-3">{strokes}</td>
              <td className="py-2" />
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  )
}
