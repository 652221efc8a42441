import type { Output } from '#contract/http/endpoint.ts'
import type { listMealPlans } from '#contract/meal-plans.ts'
import { Select } from '#web/ui/forms/select.tsx'
import { formatDay } from '#web/ui/measures/format.ts'
import { words } from '../words.ts'

type Props = { plans: Output<typeof listMealPlans>; shown: string; onChoose: (id: string) => void }

/** Chooses another planned week; renders nothing for a single one. */
export function WeekChooser({ plans, shown, onChoose }: Props) {
  if (plans.length < 2) return null
  return (
    <div className="w-44">
      <Select
        label={words.otherWeeks}
        value={shown}
        onChange={onChoose}
        options={plans.map(({ id, startsOn }) => ({
          value: id,
          label: words.weekOf(formatDay(startsOn, 'short')),
        }))}
      />
    </div>
  )
}
