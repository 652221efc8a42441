import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { User } from '#contract/access/user.ts'
import { changeProfile, getProfile } from '#contract/account/profile.ts'
import type { Input } from '#contract/http/endpoint.ts'
import { getWeightTrend } from '#contract/weight.ts'
import { userQuery } from '#web/features/access/use-user.ts'
import { call } from '#web/http/client.ts'
import { read } from '#web/http/query-client.ts'

/** The user's profile; null when signed out. */
export function useProfile() {
  return useQuery({ ...read(getProfile), refetchOnMount: 'always' })
}

export type ProfileChange = Input<typeof changeProfile>['body']

/** Changes the given fields, and updates the user on all screens. */
export function useChangeProfile() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: ProfileChange) => call(changeProfile, { body }),
    onSuccess(profile, change) {
      queries.setQueryData([getProfile.path], profile)
      const { firstName, lastName, units } = profile
      queries.setQueryData<User | null>(
        userQuery.queryKey,
        (known) => known && { ...known, firstName, lastName, units },
      )
      // A new weight is also a weigh-in.
      if (change.weight !== undefined) void queries.invalidateQueries({ queryKey: [getWeightTrend.path] })
    },
  })
}
