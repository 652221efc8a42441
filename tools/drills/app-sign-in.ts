import { createHash, randomBytes } from 'node:crypto'
import { redeemSignIn, refreshTokens, type TokenPair } from '#contract/access/tokens.ts'
import { type Answer, guest } from './support/person.ts'
import type { TestBed } from './support/test-bed.ts'

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')
const secret = () => randomBytes(32).toString('base64url')

/** Signs in as the iOS app does: inserts the code of a hosted sign-in and redeems it. */
export async function signInApp({ servers, query }: TestBed, email: string): Promise<TokenPair> {
  const [code, verifier] = [secret(), secret()]
  await query(
    `insert into sign_in_codes (hash, user_id, challenge, expires_at)
     select $1, id, $2, now() + interval '1 minute' from users where email = $3`,
    [hashOf(code), hashOf(verifier), email],
  )
  const answer = await guest.call(servers[0]!.address, 'POST', redeemSignIn.path, { code, verifier })
  if (answer.status !== 200) throw new Error(`No tokens for a code: ${answer.text}`)
  return answer.body as TokenPair
}

export const refresh = (
  server: string,
  { refresh_token }: Pick<TokenPair, 'refresh_token'>,
): Promise<Answer> => guest.call(server, 'POST', refreshTokens.path, { refresh_token })

/** Whether an access token is accepted. */
export async function opens(server: string, { token }: Pick<TokenPair, 'token'>): Promise<boolean> {
  const headers = { authorization: `Bearer ${token}` }
  return (await guest.call(server, 'GET', '/api/user', undefined, headers)).status === 200
}
