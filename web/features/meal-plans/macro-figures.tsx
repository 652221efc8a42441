import { macroNames } from '#contract/foods/nutrients.ts'
import { fills } from '#web/ui/charts/hue.ts'
import { formatNumber } from '#web/ui/measures/format.ts'
import { words } from './words.ts'

type Props = { figures: { calories: number } & Record<(typeof macroNames)[number], number> }

/** Energy and the three macros of a meal. */
export function MacroFigures({ figures }: Props) {
  return (
    <dl className="grid grid-cols-4 gap-3">
      <div>
        <dt className="text-sm text-ink-2">{words.energy}</dt>
        <dd className="numeral text-xl">
          {formatNumber(figures.calories)}
          <span className="ml-1 font-sans text-sm tracking-normal text-ink-2">{words.kcal}</span>
        </dd>
      </div>
      {macroNames.map((name) => (
        <div key={name}>
          <dt className="flex items-center gap-1.5 text-sm text-ink-2">
            <span className={`size-2 rounded-full ${fills[name]}`} />
            {words.macroNames[name]}
          </dt>
          <dd className="numeral text-xl">
            {formatNumber(figures[name])}
            <span className="ml-1 font-sans text-sm tracking-normal text-ink-2">{words.grams}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
