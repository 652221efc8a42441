import { useQuery } from '@tanstack/react-query'
import { type Config, getConfig } from '#contract/config.ts'
import { read } from './query-client.ts'

/** What this instance offers; undefined until the server has told. */
export function useConfig(): Config | undefined {
  return useQuery(read(getConfig)).data ?? undefined
}
