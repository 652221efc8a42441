import { useEffect, useState } from 'react'
import { authUserPath } from '#contract/http/paths.ts'
import { addressOf, credentials } from '#web/http/address.ts'
import { clientHeaders } from '#web/http/platform.ts'
import { storedRefreshToken, storedToken } from '#web/http/session/token.ts'
import { forgetUser, isUserSaved } from './sign-out/forget-user.ts'

export type Visitor = 'unknown' | 'guest' | 'member'

/**
 * Whether somebody is signed in, for pages that need to know no more. Only a device that has seen an account asks the
 * server; elsewhere everybody is a guest at once. Tokens that are about to end are renewed before they count.
 */
export function useVisitor(): Visitor {
  const [visitor, setVisitor] = useState<Visitor>('unknown')
  useEffect(() => {
    const leaving = new AbortController()
    if (!isUserSaved() && !storedToken() && !storedRefreshToken()) setVisitor('guest')
    else
      void askServer(leaving.signal).then((answer) => {
        if (!leaving.signal.aborted) setVisitor(answer)
      })
    return () => leaving.abort()
  }, [])
  return visitor
}

async function askServer(signal: AbortSignal): Promise<Visitor> {
  try {
    const token = await tokenInHand()
    const { ok, status } = await fetch(addressOf(authUserPath), {
      credentials: credentials(),
      signal,
      headers: {
        Accept: 'application/json',
        ...(token && { Authorization: `Bearer ${token}` }),
        ...clientHeaders(),
      },
    })
    if (status === 401 && !storedRefreshToken()) forgetUser()
    return ok ? 'member' : 'guest'
  } catch {
    // Without a network the doors stay where they are; behind them the app says more.
    return 'guest'
  }
}

/** The code that renews tokens is fetched only where there are some: in the iOS app. */
async function tokenInHand(): Promise<string | undefined> {
  if (!storedRefreshToken()) return storedToken()
  return (await import('#web/http/session/token-refresh.ts')).freshToken()
}
