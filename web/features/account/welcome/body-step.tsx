import { BodyFields } from '../profile/body-fields.tsx'
import { StepButtons } from './step-bar.tsx'
import type { Welcome } from './use-welcome.ts'

/** Sex, date of birth, weight, height and activity; all optional. */
export function BodyStep({ welcome }: { welcome: Welcome }) {
  const { form, units, saveBody } = welcome
  return (
    <form onSubmit={saveBody} noValidate className="grid grid-cols-1 gap-6">
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <BodyFields form={form} filled={0} units={units} />
      </div>
      <StepButtons welcome={welcome} />
    </form>
  )
}
