import { type AnalyticsPeriod, analyticsPeriods } from '#contract/analytics.ts'
import { Segmented } from '#web/ui/forms/segmented.tsx'
import { words } from './words.ts'

const options = analyticsPeriods.map((value) => ({ value, label: words.periods[value] }))

type Props = { period: AnalyticsPeriod; onChange: (period: AnalyticsPeriod) => void }

export function PeriodButtons({ period, onChange }: Props) {
  return (
    <Segmented
      className="w-full sm:w-96"
      label={words.periodLabel}
      value={period}
      onChange={onChange}
      options={options}
    />
  )
}
