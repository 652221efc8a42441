import type { ProviderId } from '#contract/access/access.ts'
import type { Identity } from '../tokens/identity-token.ts'

/** Parameters of an authorization request. */
export type Question = {
  /** Returned unchanged. */
  state: string
  /** Bound to the identity token of this sign-in. */
  nonce: string
  /** S256 challenge of the verifier in `Answer`. */
  challenge: string
  redirectUri: string
  /** Require a click where the provider can, since another app on the phone may have opened the page. */
  byHand: boolean
}

/** Parameters of the callback. */
export type Answer = {
  code: string
  verifier: string
  nonce: string
  redirectUri: string
  /** The `iss` parameter, if it was sent (RFC 9207). */
  issuer: string | undefined
  /** The name that Apple sends once, in addition to its token. */
  firstName: string | undefined
  lastName: string | undefined
  now: Date
}

/** A sign-in provider. */
export type Provider = {
  id: ProviderId
  /** Whether its page can be told to require a click. */
  waits: boolean
  /** Address of the sign-in page. Error: `ProviderAway`. */
  page(question: Question): Promise<URL>
  /** Identity of the signed-in person. Errors: `ProviderAway`, `ForeignAnswer`. */
  identify(answer: Answer): Promise<Identity>
}

/** The provider is unreachable or its answer unreadable. */
export class ProviderAway extends Error {}

/** The answer is no valid sign-in of this provider for this client. */
export class ForeignAnswer extends Error {}
