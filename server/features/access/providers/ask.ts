import type { CustomFetch } from 'openid-client'
import { ForeignAnswer, ProviderAway } from './provider.ts'

const timeoutMs = 10_000
/** Maximum bytes of an answer; a profile has a few thousand. */
const mostBytes = 256 * 1024

/**
 * `fetch` for calls to a provider: follows no redirect and limits an answer to 256 kB. Errors: `ForeignAnswer` for a
 * refusal (4xx), `ProviderAway` otherwise.
 */
export const fetchProvider: CustomFetch = async (address, { headers, ...options }) => {
  try {
    const response = await fetch(address, {
      ...(options as RequestInit),
      headers: { 'user-agent': 'Forkmile', ...headers },
      redirect: 'error',
    })
    const text = await textOf(response)
    if (response.status >= 400 && response.status < 500 && response.status !== 429)
      throw new ForeignAnswer(`refused with ${response.status}`)
    if (!response.ok) throw new ProviderAway(`answered ${response.status}`)
    return new Response(text, { status: response.status, headers: response.headers })
  } catch (error) {
    if (error instanceof ForeignAnswer || error instanceof ProviderAway) throw error
    throw new ProviderAway('cannot be reached or read', { cause: error })
  }
}

/** Fetches an object within ten seconds. Errors as `fetchProvider`. */
export async function ask(
  address: string,
  headers: Record<string, string> = {},
): Promise<Record<string, unknown>> {
  const response = await fetchProvider(address, {
    method: 'GET',
    body: undefined,
    redirect: 'manual',
    headers: { accept: 'application/json', ...headers },
    signal: AbortSignal.timeout(timeoutMs),
  })
  const answer: unknown = await response.json().catch((error: unknown) => {
    throw new ProviderAway('answered no JSON', { cause: error })
  })
  if (typeof answer === 'object' && answer !== null) return answer as Record<string, unknown>
  throw new ProviderAway('answered no object')
}

async function textOf(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > mostBytes) throw new ProviderAway('answered too much')
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

export const textIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)
