import { type StatedFigures, unknownEnergy } from '#contract/foods/known-shares.ts'
import { macroNames, type Nutrients } from '#contract/foods/nutrients.ts'
import { fills } from '#web/ui/charts/hue.ts'
import { formatNumber } from '#web/ui/measures/format.ts'
import { KnownNote } from '#web/ui/measures/known-note.tsx'
import { words } from '../../words.ts'

/** Of a meal with its foods where it was weighed. */
type Figures = Partial<Nutrients> & { items?: readonly StatedFigures[] }

const nutrients = [
  { name: 'protein', unit: words.grams, fill: fills.protein },
  { name: 'carbs', unit: words.grams, fill: fills.carbs },
  { name: 'fat', unit: words.grams, fill: fills.fat },
  { name: 'sugar', unit: words.grams, fill: fills.sugar },
  { name: 'fiber', unit: words.grams, fill: undefined },
  { name: 'sodium', unit: words.milligrams, fill: undefined },
] as const

/** A meal's nutrients, never zero where unknown: the macros say so, others are left out. What some foods do not state is marked. */
export function NutrientList({ figures }: { figures: Figures }) {
  const { calories = 0, items } = figures
  const unknown = unknownEnergy({ ...figures, calories, ...(items && { items }) })
  return (
    <dl className="grid grid-cols-3 gap-x-4 gap-y-4">
      {nutrients.map(({ name, unit, fill }) => {
        const figure = figures[name]
        const isMacro = macroNames.some((macro) => macro === name)
        if (figure == null && !isMacro) return null
        return (
          <div key={name} className="grid content-start gap-0.5">
            <dt className="flex items-center gap-1.5 text-sm text-ink-2">
              {fill ? <span aria-hidden="true" className={`size-2 rounded-full ${fill}`} /> : null}
              {words[name]}
            </dt>
            <dd className="numeral text-xl">
              {figure == null ? (
                <span className="font-sans text-sm tracking-normal text-ink-2">{words.unknown}</span>
              ) : (
                <>
                  {formatNumber(figure, name === 'sodium' ? 0 : 1)}
                  <span className="ml-1 font-sans text-sm tracking-normal text-ink-2">{unit}</span>
                </>
              )}
            </dd>
            {figure == null || calories === 0 ? null : (
              <dd>
                <KnownNote share={1 - unknown[name] / calories} />
              </dd>
            )}
          </div>
        )
      })}
    </dl>
  )
}
