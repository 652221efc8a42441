const mostBytes = 1_000_000

/**
 * The JSON at `address`, within `timeoutMs` in all; undefined for a 404. Redirects are refused, and an answer of more than
 * 1 MB is cut off, so that a broken or hostile server costs neither time nor memory.
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
  // Unknown products come as 404 with a body that says so, and as 200 with a status of 0.
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
    // Leaving the loop cancels the stream, and with it the connection.
    if (bytes > mostBytes) throw new Error('The answer is too large.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}
