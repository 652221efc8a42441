import { useQuery } from '@tanstack/react-query'
import { noLimit } from '#contract/subscriptions/plans.ts'
import { listQuotas, type Quota } from '#contract/subscriptions/subscriptions.ts'
import { read } from '#web/http/query-client.ts'

/** The remaining quota this month; undefined if the plan has none, or while loading. */
export function useQuota(feature: Quota['feature']) {
  const { data } = useQuery({ ...read(listQuotas), refetchOnMount: 'always' })
  const quota = data?.find((one) => one.feature === feature)
  if (!quota || quota.limit === noLimit || quota.limit === 0) return undefined
  return { ...quota, left: Math.max(0, quota.limit - quota.used) }
}
