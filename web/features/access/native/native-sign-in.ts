import type { signInNatively } from '#contract/access/tokens.ts'
import type { Input } from '#contract/http/endpoint.ts'

type Body = Input<typeof signInNatively>['body']
export type NativeProvider = Body['provider']
/** What the phone's own dialog answers: a token that the provider signed over `nonce`. */
export type Identity = Pick<Body, 'idToken' | 'firstName' | 'lastName'>

/** The phone's own sign-in dialogs. */
export type NativeSignIn = {
  providers: readonly NativeProvider[]
  /**
   * Shows the dialog, which is handed `nonce` as it is. Undefined where the person closed it; rejects where it could
   * not be shown.
   */
  ask(provider: NativeProvider, nonce: string): Promise<Identity | undefined>
}

const none: NativeSignIn = { providers: [], ask: async () => undefined }
let phone = none
const listeners = new Set<() => void>()

/** Called once the iOS app's dialogs are there. */
export function connectNativeSignIn(ready: NativeSignIn) {
  phone = ready
  for (const listener of listeners) listener()
}

export function nativeSignIn(): NativeSignIn {
  return phone
}

/** Calls `listener` when other dialogs are there, until the answer is called. */
export function onNativeSignIn(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
