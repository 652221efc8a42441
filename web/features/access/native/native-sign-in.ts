import type { signInNatively } from '#contract/access/tokens.ts'
import type { Input } from '#contract/http/endpoint.ts'

type Body = Input<typeof signInNatively>['body']
export type NativeProvider = Body['provider']
/** The answer of the native dialog: a token that the provider signed over `nonce`. */
export type Identity = Pick<Body, 'idToken' | 'firstName' | 'lastName'>

/** The native sign-in dialogs. */
export type NativeSignIn = {
  providers: readonly NativeProvider[]
  /** Shows the dialog with `nonce` unchanged. Undefined if cancelled; rejects if it could not be shown. */
  ask(provider: NativeProvider, nonce: string): Promise<Identity | undefined>
}

const none: NativeSignIn = { providers: [], ask: async () => undefined }
let phone = none
const listeners = new Set<() => void>()

/** Called once the iOS app's dialogs are loaded. */
export function connectNativeSignIn(ready: NativeSignIn) {
  phone = ready
  for (const listener of listeners) listener()
}

export function nativeSignIn(): NativeSignIn {
  return phone
}

/** Calls `listener` when the dialogs change; returns the unsubscribe function. */
export function onNativeSignIn(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
