import type { Recipe } from '#contract/recipes.ts'
import { fills } from '#web/ui/charts/hue.ts'
import { formatNumber } from '#web/ui/measures/format.ts'
import { words } from './words.ts'

const macros = ['protein', 'carbs', 'fat'] as const

/** Energy and macros of one serving. */
export function RecipeFigures({ recipe }: { recipe: Recipe }) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <p className="flex items-baseline gap-2">
        <span className="numeral text-[2rem] leading-none">{formatNumber(recipe.calories)}</span>
        <span className="text-sm text-ink-2">{words.perServing}</span>
      </p>
      <dl className="flex gap-5 text-sm">
        {macros.map((name) => (
          <div key={name}>
            <dt className="flex items-center gap-1.5 text-ink-2">
              <span aria-hidden="true" className={`size-2 rounded-full ${fills[name]}`} />
              {words.macroNames[name]}
            </dt>
            <dd className="font-semibold tabular-nums">
              {formatNumber(recipe[name])} <span className="font-normal text-ink-2">{words.grams}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
