import { useMutation } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { signInNatively } from '#contract/access/tokens.ts'
import { errorText } from '#web/http/api-error.ts'
import { call } from '#web/http/client.ts'
import { keepTokens } from '#web/http/session/token.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { useArrive } from '../links/use-arrive.ts'
import { hexDigestOf, randomText } from '../sign-in/pending-sign-in.ts'
import { words } from '../words.ts'
import { type NativeProvider, nativeSignIn, onNativeSignIn } from './native-sign-in.ts'

/** The native Google and Apple dialogs, if available. */
export function useNativeSignIn() {
  const { providers } = useSyncExternalStore(onNativeSignIn, nativeSignIn)
  const arrive = useArrive()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: signInWith,
    meta: { signsIn: true },
    async onSuccess(user, provider) {
      if (user) await arrive(provider, user)
    },
    onError: (error) =>
      void toast({
        title: words.failedTitle,
        description: errorText(error, words.failed.auth_failed),
        variant: 'destructive',
      }),
  })
  return { providers, signIn: mutate, busyWith: isPending ? variables : undefined }
}

/** The signed-in user; undefined if cancelled. */
export async function signInWith(provider: NativeProvider) {
  const nonce = randomText()
  // Apple signs the digest of the nonce.
  const handed = provider === 'apple' ? hexDigestOf(nonce) : nonce
  const identity = await nativeSignIn().ask(provider, handed)
  if (!identity) return undefined
  const { user, ...tokens } = await call(signInNatively, { body: { provider, nonce, ...identity } })
  keepTokens(tokens)
  return user
}
