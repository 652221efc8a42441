import { RadioGroup } from 'radix-ui'
import { useId } from 'react'
import { formatNumber } from '../measures/format.ts'
import { words } from './effort-words.ts'

export const grades = words.efforts.map((said, at) => ({
  rpe: at + 1,
  label: words.effortOf(formatNumber(at + 1), said),
}))

/** Effort as a whole, 1 to 10; without a default. */
export function EffortScale({ rpe, onChange }: { rpe: number | null; onChange: (rpe: number) => void }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h2 id={id} className="display text-xl">
        {words.effort}
      </h2>
      <RadioGroup.Root
        aria-labelledby={id}
        value={rpe === null ? '' : String(rpe)}
        onValueChange={(value) => onChange(Number(value))}
        className="grid grid-cols-5 gap-2 sm:grid-cols-10"
      >
        {grades.map(({ rpe: grade, label }) => (
          <RadioGroup.Item
            key={grade}
            value={String(grade)}
            aria-label={label}
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
