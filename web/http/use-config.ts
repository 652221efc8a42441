import { useQuery } from '@tanstack/react-query'
import type { Config } from '#contract/config.ts'
import { getConfig } from '#contract/http/first-calls.ts'
import { read } from './query-client.ts'

/** The instance's configuration; undefined while it loads. */
export function useConfig(): Config | undefined {
  return useQuery(read(getConfig)).data ?? undefined
}
