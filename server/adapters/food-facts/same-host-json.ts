const mostBytes = 1_000_000

/**
 * Fetches the JSON at `address` within `timeoutMs`; undefined for a 404. Redirects are refused and answers above 1
 * MB are cut off, against broken or hostile servers.
 */
export async function sameHostJson(
  address: string,
  timeoutMs: number,
  headers: Record<string, string>,
): Promise<unknown> {
  const answer = await fetch(address, {
    headers,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  // Unknown products answer 404 with a body, or 200 with status 0.
  if (answer.status === 404) {
    await answer.body?.cancel()
    return undefined
  }
  if (!answer.ok) {
    await answer.body?.cancel()
    throw new Error(`The answer was ${answer.status}.`)
  }
  return JSON.parse(await bounded(answer))
}

async function bounded(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.length
    // Leaving the loop cancels the stream and its connection.
    if (bytes > mostBytes) throw new Error('The answer is too large.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}
