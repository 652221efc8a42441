import { FoodFields } from '../profile/food-fields.tsx'
import { StepButtons } from './step-bar.tsx'
import type { Welcome } from './use-welcome.ts'

/** Diet and allergies; both optional. */
export function FoodStep({ welcome }: { welcome: Welcome }) {
  return (
    <form onSubmit={welcome.saveFood} noValidate className="grid grid-cols-1 gap-6">
      <FoodFields control={welcome.form.control} />
      <StepButtons welcome={welcome} />
    </form>
  )
}
