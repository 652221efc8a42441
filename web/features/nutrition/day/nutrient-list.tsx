import { fills } from '#web/ui/charts/hue.ts'
import { formatNumber } from '#web/ui/measures/format.ts'
import { words } from '../words.ts'

type Figures = {
  protein: number
  carbs: number
  fat: number
  sugar?: number | null
  fiber?: number | null
  sodium?: number | null
}

const nutrients = [
  { name: 'protein', unit: words.grams, fill: fills.protein },
  { name: 'carbs', unit: words.grams, fill: fills.carbs },
  { name: 'fat', unit: words.grams, fill: fills.fat },
  { name: 'sugar', unit: words.grams, fill: fills.sugar },
  { name: 'fiber', unit: words.grams, fill: undefined },
  { name: 'sodium', unit: words.milligrams, fill: undefined },
] as const

/** A meal's nutrients; unknown values are left out, never shown as zero. */
export function NutrientList({ figures }: { figures: Figures }) {
  return (
    <dl className="grid grid-cols-3 gap-x-4 gap-y-4">
      {nutrients.map(({ name, unit, fill }) => {
        const figure = figures[name]
        if (figure === null || figure === undefined) return null
        return (
          <div key={name} className="grid content-start gap-0.5">
            <dt className="flex items-center gap-1.5 text-sm text-ink-2">
              {fill ? <span aria-hidden="true" className={`size-2 rounded-full ${fill}`} /> : null}
              {words[name]}
            </dt>
            <dd className="numeral text-xl">
              {formatNumber(figure, name === 'sodium' ? 0 : 1)}
              <span className="ml-1 font-sans text-sm tracking-normal text-ink-2">{unit}</span>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
