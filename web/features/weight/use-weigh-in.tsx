import { useUser } from '#web/features/access/use-user.ts'
import { LogWeight } from './log-weight.tsx'
import { useWeightTrend } from './use-weight.ts'
import { weightUnit } from './weight-unit.ts'

/** The input of today's weight, focused once it is shown, for other features' screens. */
export function useWeighIn(shown: boolean, onLogged: () => void) {
  const { user } = useUser()
  const trend = useWeightTrend(shown)
  return shown ? (
    <LogWeight
      points={trend.data?.points ?? []}
      unit={weightUnit(user?.units)}
      onLogged={onLogged}
      autoFocus
    />
  ) : null
}
