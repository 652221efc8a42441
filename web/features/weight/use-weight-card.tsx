import { useUser } from '#web/features/access/use-user.ts'
import { WeightCard } from './weight-card.tsx'
import { weightUnit } from './weight-unit.ts'

/** The body weight, its trend and the field that logs it, for screens of other features. */
export function useWeightCard() {
  const { user } = useUser()
  return <WeightCard unit={weightUnit(user?.units)} />
}
