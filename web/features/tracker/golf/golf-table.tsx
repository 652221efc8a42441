import { Segmented } from '#web/ui/forms/segmented.tsx'
import { YesNoChoice } from '../live/yes-no-choice.tsx'
import { words } from '../words.ts'
import { type GolfDraft, greenOf, withHole } from './golf-draft.ts'
import { pars } from './golf-hole.tsx'
import { Stepper } from './stepper.tsx'

const columns = [
  words.holeColumn,
  words.par,
  words.strokes,
  words.putts,
  words.fairwayShort,
  words.greenShort,
] as const

type Props = { draft: GolfDraft; onChange: (draft: GolfDraft) => void }

/** All holes in a table, for wide screens. */
export function GolfTable({ draft, onChange }: Props) {
  return (
    <table className="w-full text-left">
      <thead>
        <tr className="border-b border-line">
          {columns.map((column) => (
            <th key={column} scope="col" className="eyebrow px-2 py-2">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {draft.holes.map((hole, index) => {
          const change = (changes: Partial<typeof hole>) => onChange(withHole(draft, index, changes))
          const label = (what: string) => words.ofHole(what, index + 1)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a hole is its number
            <tr key={index}>
              <th scope="row" className="numeral px-2 py-1.5 text-lg">
                {index + 1}
              </th>
              <td className="px-2 py-1.5">
                <Segmented
                  label={label(words.par)}
                  value={String(hole.par)}
                  onChange={(par) => change({ par: Number(par) })}
                  options={pars}
                />
              </td>
              <td className="px-2 py-1.5">
                <Stepper
                  label={label(words.strokes)}
                  value={hole.strokes}
                  first={hole.par}
                  least={1}
                  most={30}
                  onChange={(strokes) => change({ strokes })}
                />
              </td>
              <td className="px-2 py-1.5">
                <Stepper
                  label={label(words.putts)}
                  value={hole.putts}
                  first={2}
                  least={0}
                  most={Math.min(20, hole.strokes ?? 20)}
                  onChange={(putts) => change({ putts })}
                />
              </td>
              <td className="px-2 py-1.5">
                {hole.par > 3 ? (
                  <YesNoChoice
                    label={label(words.fairway)}
                    value={hole.fairway}
                    onChange={(fairway) => change({ fairway })}
                  />
                ) : (
                  <span className="text-ink-3">{words.none}</span>
                )}
              </td>
              <td className="px-2 py-1.5">
                <YesNoChoice
                  label={label(words.green)}
                  value={greenOf(hole)}
                  onChange={(green) => change({ green })}
                />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
