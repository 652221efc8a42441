import { useUser } from '#web/features/access/use-user.ts'
import { WeightCard } from './weight-card.tsx'
import { weightUnit } from './weight-unit.ts'

/** The weight card (trend and input), for other features' screens. */
export function useWeightCard() {
  const { user } = useUser()
  return <WeightCard unit={weightUnit(user?.units)} />
}
