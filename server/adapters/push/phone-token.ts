import { words } from './words.ts'

/** Token formats are undocumented; only impossible ones are refused. */
export function refuseToken(token: string): string | undefined {
  return /^[\w+/=:.-]+$/.test(token) ? undefined : words.notAToken
}
