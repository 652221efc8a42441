import { PairingsSection } from './pairings-section.tsx'

type Options = {
  session: string | undefined
  /** Names of what was confirmed. */
  ingredients: readonly string[]
  /** Whether the plan holds finding and saving. */
  maySuggest: boolean
}

/** The pairings of a kitchen screen; nothing before a session. */
export function usePairings({ session, ...rest }: Options) {
  return session ? <PairingsSection key={session} session={session} {...rest} /> : null
}
