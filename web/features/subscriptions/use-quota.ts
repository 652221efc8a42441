import { useQuery } from '@tanstack/react-query'
import { noLimit } from '#contract/subscriptions/plans.ts'
import { listQuotas, type Quota } from '#contract/subscriptions/subscriptions.ts'
import { read } from '#web/http/query-client.ts'

/** What is left of a counted right this month; undefined where the plan does not count it, or nobody knows yet. */
export function useQuota(feature: Quota['feature']) {
  const { data } = useQuery({ ...read(listQuotas), refetchOnMount: 'always' })
  const quota = data?.find((one) => one.feature === feature)
  if (!quota || quota.limit === noLimit || quota.limit === 0) return undefined
  return { ...quota, left: Math.max(0, quota.limit - quota.used) }
}
