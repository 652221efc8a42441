import { Segmented } from '#web/ui/forms/segmented.tsx'
import { StepButtons } from './step-bar.tsx'
import type { Welcome } from './use-welcome.ts'
import { words } from './words.ts'

const systems = (['imperial', 'metric'] as const).map((value) => ({ value, label: words.systems[value] }))

/** Units of all figures; the default follows the browser's region. */
export function UnitsStep({ welcome }: { welcome: Welcome }) {
  const { units, setUnits, saveUnits } = welcome
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid gap-2">
        <p className="text-sm font-medium" aria-hidden="true">
          {words.units}
        </p>
        <Segmented label={words.units} value={units} onChange={setUnits} options={systems} />
        <p className="text-sm text-ink-3">{words.unitsHint[units]}</p>
      </div>
      <StepButtons welcome={welcome} onNext={saveUnits} />
    </div>
  )
}
