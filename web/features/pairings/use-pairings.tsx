import { PairingsSection } from './pairings-section.tsx'

type Options = {
  session: string | undefined
  /** Names of the confirmed ingredients. */
  ingredients: readonly string[]
  /** Whether the plan includes suggesting and saving. */
  maySuggest: boolean
}

/** The pairings of a kitchen screen; null without a session. */
export function usePairings({ session, ...rest }: Options) {
  return session ? <PairingsSection key={session} session={session} {...rest} /> : null
}
