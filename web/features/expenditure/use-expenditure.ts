import { useQuery } from '@tanstack/react-query'
import { getExpenditure } from '#contract/expenditure.ts'
import { read } from '#web/http/query-client.ts'

/** Daily expenditure; fetched again whenever it is shown, as each entry changes it. */
export function useExpenditure() {
  return useQuery({ ...read(getExpenditure), refetchOnMount: 'always' })
}
