import { ForeignAnswer, ProviderAway } from './provider.ts'

const patience = 10_000
/** Bytes; a profile has a few thousand. */
const mostBytes = 256 * 1024

type Asked = {
  /** Sends a form by POST. */
  form?: Record<string, string>
  headers?: Record<string, string>
}

/**
 * What a provider answers, as an object: within ten seconds, from that very address. Errors: `ForeignAnswer` where it
 * refuses, `ProviderAway` otherwise.
 */
export async function ask(
  address: string | URL,
  { form, headers }: Asked = {},
): Promise<Record<string, unknown>> {
  try {
    const response = await fetch(address, {
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
      headers: { accept: 'application/json', 'user-agent': 'Forkmile', ...headers },
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    })
    const text = await textOf(response)
    if (response.status >= 400 && response.status < 500 && response.status !== 429)
      throw new ForeignAnswer(`refused with ${response.status}`)
    if (!response.ok) throw new ProviderAway(`answered ${response.status}`)
    const answer: unknown = JSON.parse(text)
    if (typeof answer === 'object' && answer !== null) return answer as Record<string, unknown>
    throw new ProviderAway('answered no object')
  } catch (error) {
    if (error instanceof ForeignAnswer || error instanceof ProviderAway) throw error
    throw new ProviderAway('cannot be reached or read', { cause: error })
  }
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
