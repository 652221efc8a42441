import { redeemSignIn } from '#contract/access/tokens.ts'
import { getMe, type User } from '#contract/access/user.ts'
import { cutText } from '#contract/measures/cut-text.ts'
import { ApiError, errorText } from '#web/http/api-error.ts'
import { call } from '#web/http/client.ts'
import { dropTokens, isValidToken, keepTokens, type Tokens } from '#web/http/session/token.ts'
import { words } from '../words.ts'
import { longestFailure } from './failure-text.ts'
import { type PendingSignIn, takePendingSignIn } from './pending-sign-in.ts'
import { providerName } from './provider-name.ts'

export type Completion =
  | { kind: 'signed-in'; user: User; method: string }
  /** `error` is the code in the home page's address, `text` the user-facing sentence. */
  | { kind: 'failed'; error: string; text: string }
  /** Redirects to the sign-in page, which explains `error`. */
  | { kind: 'sign-in-page'; error: 'no_tokens' | 'not_begun' }

type Arrived = {
  path: string
  params: URLSearchParams
  /** The user already signed in, as on the web, where the answer is a cookie. */
  whoIsIn: () => Promise<User | null>
}

/** Its message is user-facing. */
class SignInFailure extends Error {}

/** Completes a sign-in from its callback parameters. Never rejects. */
export async function completeSignIn({ path, params, whoIsIn }: Arrived): Promise<Completion> {
  const refusal = params.get('error_description') ?? params.get('error')
  if (refusal !== null) return failed(words.oauthError(refusal))
  try {
    const token = params.get('token')
    const refresh = params.get('refresh') ?? params.get('refresh_token')
    const code = params.get('code')
    if (path === '/auth/success' && !code && !(token && refresh))
      return { kind: 'sign-in-page', error: 'no_tokens' }
    const method = providerName(params.get('provider'))
    if (!token && !code) {
      const user = await whoIsIn()
      return user ? { kind: 'signed-in', user, method } : failed('no_token', words.failed.no_token)
    }
    // Prevents login CSRF: a link with another person's token would sign the user in to that account.
    const pending = takePendingSignIn(params.get('state') ?? '')
    if (!pending) return { kind: 'sign-in-page', error: 'not_begun' }
    const tokens = code ? await redeem(code, pending) : { token: token!, refresh_token: refresh ?? undefined }
    if (!isValidToken(tokens.token)) return failed('no_token', words.failed.no_token)
    return { kind: 'signed-in', user: await accept(tokens), method: pending.method ?? method }
  } catch (error) {
    return failed(error instanceof SignInFailure ? error.message : errorText(error, words.failed.auth_failed))
  }
}

const redeem = (code: string, { verifier }: PendingSignIn): Promise<Tokens> =>
  call(redeemSignIn, { body: { code, verifier } })

/** Stores the tokens and answers their user; stores nothing if the user cannot be read. */
export async function accept(tokens: Tokens): Promise<User> {
  keepTokens(tokens)
  try {
    return await call(getMe)
  } catch (error) {
    dropTokens()
    if (error instanceof ApiError) throw new SignInFailure(words.userFailed, { cause: error })
    throw error
  }
}

function failed(error: string, text = error): Completion {
  return { kind: 'failed', error: cutText(error, longestFailure), text: cutText(text, longestFailure) }
}
