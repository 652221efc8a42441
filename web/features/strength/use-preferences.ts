import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { UnitSystem } from '#contract/measures/units.ts'
import {
  getStrengthPreferences,
  putStrengthPreferences,
  type StrengthPreferences,
} from '#contract/strength/preferences.ts'
import { useUser } from '#web/features/access/use-user.ts'
import { call } from '#web/http/client.ts'
import { read } from '#web/http/query-client.ts'
import { usualRest } from './live/live-workout.ts'
import { usualPlates } from './plates.ts'
import { toKilograms, type WeightUnit, weightUnit } from './weights.ts'

/** The person's bar, plates, formula, effort scale and rest; the usual ones of their units until they choose. */
export function usePreferences(): StrengthPreferences & { unit: WeightUnit } {
  const { user } = useUser()
  const { data } = useQuery(read(getStrengthPreferences, {}))
  const unit = weightUnit(user?.units)
  return { ...(data ?? usualPreferences(user?.units)), unit }
}

function usualPreferences(units: UnitSystem | undefined): StrengthPreferences {
  const unit = weightUnit(units)
  const { bar, plates } = usualPlates[unit]
  return {
    bar: toKilograms(bar, unit),
    plates: plates.map((plate) => toKilograms(plate, unit)),
    formula: 'automatic',
    effort: 'none',
    restSeconds: usualRest,
  }
}

export function useKeepPreferences() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (chosen: StrengthPreferences) => call(putStrengthPreferences, { body: chosen }),
    onSuccess: (kept) => {
      queries.setQueryData(read(getStrengthPreferences, {}).queryKey, kept)
      void queries.invalidateQueries({
        predicate: ({ queryKey: [path] }) =>
          typeof path === 'string' && path.startsWith('/api/strength/exercises'),
      })
    },
  })
}
