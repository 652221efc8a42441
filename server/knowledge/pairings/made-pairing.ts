import type { Pairing } from '#contract/pairings.ts'

/** A pairing before it is saved. */
export type MadePairing = Omit<Pairing, 'id' | 'isSaved'>
