import { RadioGroup } from 'radix-ui'
import { Select } from '#web/ui/forms/select.tsx'
import { formatNumber } from '#web/ui/measures/format.ts'
import type { Completion } from '../outcome.ts'
import { words } from '../words.ts'

const grades = words.efforts.map((said, at) => ({ rpe: at + 1, said }))

/** How hard it was as a whole, 1 to 10; nothing is chosen until somebody chooses. */
export function EffortScale({ rpe, onChange }: { rpe: number | null; onChange: (rpe: number) => void }) {
  return (
    <section aria-labelledby="effort-title" className="grid gap-2">
      <h2 id="effort-title" className="display text-xl">
        {words.effort}
      </h2>
      <RadioGroup.Root
        aria-labelledby="effort-title"
        value={rpe === null ? '' : String(rpe)}
        onValueChange={(value) => onChange(Number(value))}
        className="grid grid-cols-5 gap-2 sm:grid-cols-10"
      >
        {grades.map(({ rpe: grade, said }) => (
          <RadioGroup.Item
            key={grade}
            value={String(grade)}
            aria-label={words.effortOf(formatNumber(grade), said)}
            className="numeral grid min-h-12 place-items-center rounded-md border border-line bg-raised text-xl transition-colors duration-150 hover:border-edge data-[state=checked]:border-herb data-[state=checked]:bg-herb data-[state=checked]:text-on-herb"
          >
            {formatNumber(grade)}
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
      <p className="min-h-6 text-sm text-ink-2">{rpe === null ? words.effortHint : words.efforts[rpe - 1]}</p>
    </section>
  )
}

type Feedback = NonNullable<Completion['exercises']>[number]
type EachProps = { exercises: readonly Feedback[]; onChange: (exercises: Feedback[]) => void }

/** The same for each exercise, for those who want to say so. */
export function EffortOfEach({ exercises, onChange }: EachProps) {
  const options = [
    { value: 'none', label: words.notRated },
    ...grades.map(({ rpe, said }) => ({
      value: String(rpe),
      label: words.effortOf(formatNumber(rpe), said),
    })),
  ]
  const rate = (rated: Feedback, value: string) =>
    onChange(
      exercises.map((one) =>
        one === rated ? { ...one, rpe: value === 'none' ? null : Number(value) } : one,
      ),
    )
  return (
    <details className="rounded-lg border border-line bg-raised">
      <summary className="min-h-11 px-5 py-3.5 font-semibold">{words.each}</summary>
      <div className="px-5 pb-5">
        <p className="text-sm text-ink-2">{words.eachHint}</p>
        <ul className="mt-3 grid gap-3">
          {exercises.map((one) => (
            <li
              key={one.exerciseId ?? one.name}
              className="grid items-center gap-1.5 sm:grid-cols-[1fr_14rem]"
            >
              <p className="font-medium">{one.name}</p>
              <Select
                label={one.name}
                value={one.rpe ? String(one.rpe) : 'none'}
                onChange={(value) => rate(one, value)}
                options={options}
              />
            </li>
          ))}
        </ul>
      </div>
    </details>
  )
}
