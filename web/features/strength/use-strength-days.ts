import { useQuery } from '@tanstack/react-query'
import { getStrengthDays } from '#contract/strength/volume.ts'
import { useUser } from '#web/features/access/use-user.ts'
import { read } from '#web/http/query-client.ts'
import { formatWeight, weightUnit } from './weights.ts'

/** The days of a period on which sets were done. */
export const useStrengthDays = (from: string, to: string) =>
  useQuery({ ...read(getStrengthDays, { query: { from, to } }), staleTime: 15_000, refetchOnMount: true })

/** Kilograms as a text in the person's unit. */
export function useWeightFormat() {
  const unit = weightUnit(useUser().user?.units)
  return (kilograms: number) => formatWeight(Math.round(kilograms), unit)
}
