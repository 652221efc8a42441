import { words } from './words.ts'

/** The systems say nothing of how their tokens are made; only what could be no token at all is refused. */
export function refuseToken(token: string): string | undefined {
  return /^[\w+/=:.-]+$/.test(token) ? undefined : words.notAToken
}
