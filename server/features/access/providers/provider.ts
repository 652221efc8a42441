import type { ProviderId } from '#contract/access/access.ts'
import type { Identity } from '../tokens/identity-token.ts'

/** A sign-in that begins: what the provider's page is opened with. */
export type Question = {
  /** Comes back as it is. */
  state: string
  /** Stands in the identity token that belongs to this sign-in. */
  nonce: string
  /** S256, of the verifier in `Answer`. */
  challenge: string
  redirectUri: string
  /** Wait for a click, where the provider can: whoever asks may be another app on the phone. */
  byHand: boolean
}

/** What a person came back with. */
export type Answer = {
  code: string
  verifier: string
  nonce: string
  redirectUri: string
  /** Who says that it answers, where the provider tells (RFC 9207). */
  issuer: string | undefined
  /** The name that Apple tells once, beside its token. */
  firstName: string | undefined
  lastName: string | undefined
  now: Date
}

/** Somewhere that people have an account already. */
export type Provider = {
  id: ProviderId
  /** Whether its page waits for a click where it is asked to. */
  waits: boolean
  /** The page that a person signs in on. Error: `ProviderAway`. */
  page(question: Question): Promise<URL>
  /** Who came back. Errors: `ProviderAway`, `ForeignAnswer`. */
  identify(answer: Answer): Promise<Identity>
}

/** The provider did not answer, or not in a way that one could read. */
export class ProviderAway extends Error {}

/** What came back is no sign-in of this provider for us. */
export class ForeignAnswer extends Error {}
