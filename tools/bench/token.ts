import { randomBytes, randomUUID } from 'node:crypto'
import { accessTokens } from '#server/features/access/tokens/access-token.ts'
import { quantile } from './support/bench-server.ts'

export const name = 'token'

const count = 3000

/**
 * Milliseconds per verification of an access token: at first sight, when its signature is checked, and from
 * the cache. Each token is of another sign-in.
 */
export async function run() {
  const secret = randomBytes(32).toString('hex')
  const address = 'https://forkmile.example'
  const [signing, reading] = [accessTokens(secret, address), accessTokens(secret, address)]
  const now = new Date()
  const end = new Date(now.getTime() + 30 * 86_400_000)
  const tokens: string[] = []
  const issued: number[] = []
  for (let one = 0; one < count; one++) {
    const begun = performance.now()
    const { token } = await signing.issue({ userId: randomUUID(), familyId: randomUUID() }, now, end)
    issued.push(performance.now() - begun)
    tokens.push(token)
  }
  const check = async () => {
    const times: number[] = []
    for (const token of tokens) {
      const begun = performance.now()
      if (!(await reading.read(token, now))) throw new Error('A token of ours was refused.')
      times.push(performance.now() - begun)
    }
    return times
  }
  // Warm-up: excludes JIT compilation from the figures.
  for (const token of tokens.slice(0, 300)) await signing.read(token, now)
  const first = await check()
  const again = await check()
  const rounded = (value: number) => Math.round(value * 10_000) / 10_000
  return {
    tokens: count,
    firstMs: rounded(quantile(first, 0.5)),
    firstP95Ms: rounded(quantile(first, 0.95)),
    knownMs: rounded(quantile(again, 0.5)),
    issueMs: rounded(quantile(issued, 0.5)),
  }
}
