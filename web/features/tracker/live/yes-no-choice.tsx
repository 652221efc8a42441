import { Segmented } from '#web/ui/forms/segmented.tsx'
import { words } from '../words.ts'

type Props = { label: string; value: boolean | null; onChange: (value: boolean | null) => void }

const options = [
  { value: 'yes', label: words.yes },
  { value: 'no', label: words.no },
  { value: 'unknown', label: words.none },
] as const

/** Yes, no, or not recorded. */
export function YesNoChoice({ label, value, onChange }: Props) {
  return (
    <Segmented
      label={label}
      value={value === null ? 'unknown' : value ? 'yes' : 'no'}
      onChange={(next) => onChange(next === 'unknown' ? null : next === 'yes')}
      options={options}
    />
  )
}
