/** Maximum size of an answer in bytes, decompressed. */
export const mostBytes = 1_000_000

/**
 * A `fetch` for one host: refuses other hosts and redirects, and cuts off answers above `mostBytes`. A broken or
 * hostile server gets neither memory nor secrets.
 */
export function boundedFetch(host: string): typeof fetch {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input)
    if (url.host !== host) throw new Error(`A call to ${url.host} was refused.`)
    const answer = await fetch(input, { ...init, redirect: 'manual' })
    if (answer.status >= 300 && answer.status < 400) {
      await answer.body?.cancel()
      throw new Error('A redirect was refused.')
    }
    const { status, statusText, headers } = answer
    return new Response(await boundedBody(answer), { status, statusText, headers })
  }
}

async function boundedBody(answer: Response): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.length
    // Leaving the loop cancels the stream and its connection.
    if (bytes > mostBytes) throw new Error(`An answer of more than ${mostBytes} bytes was cut off.`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
