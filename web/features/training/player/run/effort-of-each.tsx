import { grades } from '#web/ui/forms/effort-scale.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import type { Completion } from '../outcome.ts'
import { words } from '../words.ts'

type Feedback = NonNullable<Completion['exercises']>[number]
type EachProps = { exercises: readonly Feedback[]; onChange: (exercises: Feedback[]) => void }

/** Rates each exercise, optionally. */
export function EffortOfEach({ exercises, onChange }: EachProps) {
  const options = [
    { value: 'none', label: words.notRated },
    ...grades.map(({ rpe, label }) => ({ value: String(rpe), label })),
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
