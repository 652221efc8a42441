import { useQuery } from '@tanstack/react-query'
import { getSignInMethods } from '#contract/account/account.ts'
import { read } from '#web/http/query-client.ts'

/** What this account is entered with; undefined while that is not known. */
export function useSignInMethods() {
  return useQuery(read(getSignInMethods)).data
}
