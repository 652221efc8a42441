import type { Pairing } from '#contract/pairings.ts'

/** A pairing before anybody keeps it. */
export type MadePairing = Omit<Pairing, 'id' | 'isSaved'>
