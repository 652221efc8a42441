import type { ClientSettings } from '#server/settings/provider-settings.ts'
import { ask, textIn } from '../ask.ts'
import { type Answer, ForeignAnswer, type Question } from '../provider.ts'

/** The address of a sign-in page (RFC 6749, 7636). */
export function pageWith(
  address: string,
  { clientId }: ClientSettings,
  { state, challenge, redirectUri }: Question,
  further: Record<string, string>,
): URL {
  const page = new URL(address)
  const query = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    state,
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ...further,
  }
  for (const [name, value] of Object.entries(query)) page.searchParams.set(name, value)
  return page
}

/** The tokens behind a code. `basic`: our secret goes into a header rather than the form. */
export async function exchange(
  address: string,
  { clientId, clientSecret }: ClientSettings,
  { code, verifier, redirectUri }: Answer,
  { basic }: { basic: boolean },
): Promise<{ accessToken: string | undefined; idToken: string | undefined }> {
  const encoded = [clientId, clientSecret].map((part) => encodeURIComponent(part)).join(':')
  const answer = await ask(address, {
    form: {
      grant_type: 'authorization_code',
      code,
      code_verifier: verifier,
      redirect_uri: redirectUri,
      ...(!basic && { client_id: clientId, client_secret: clientSecret }),
    },
    headers: basic ? { authorization: `Basic ${Buffer.from(encoded).toString('base64')}` } : {},
  })
  // GitHub refuses with the status of success.
  if (answer.error !== undefined) throw new ForeignAnswer('refused the code')
  return { accessToken: textIn(answer.access_token), idToken: textIn(answer.id_token) }
}
