import { useQuery } from '@tanstack/react-query'
import { getSignInMethods } from '#contract/account/account.ts'
import { read } from '#web/http/query-client.ts'

/** The account's sign-in methods; undefined while loading. */
export function useSignInMethods() {
  return useQuery(read(getSignInMethods)).data
}
