import { useEffect, useState } from 'react'
import { authUserPath } from '#contract/http/paths.ts'
import { addressOf, credentials } from '#web/http/address.ts'
import { clientHeaders } from '#web/http/platform.ts'
import { storedRefreshToken, storedToken } from '#web/http/session/token.ts'
import { forgetUser, isUserSaved } from './sign-out/forget-user.ts'

export type Visitor = 'unknown' | 'guest' | 'member'

/**
 * Whether the visitor is signed in, for pages that need no account data. Without a saved account every visitor
 * is a guest and the server is not asked. Expiring tokens are renewed first.
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
    const response = await fetch(addressOf(authUserPath), {
      credentials: credentials(),
      signal,
      headers: {
        Accept: 'application/json',
        ...(token && { Authorization: `Bearer ${token}` }),
        ...clientHeaders(),
      },
    })
    // An unread body keeps the connection busy.
    await response.text()
    if (response.status === 401 && !storedRefreshToken()) forgetUser()
    return response.ok ? 'member' : 'guest'
  } catch {
    // Offline the links stay as they are; the app explains more.
    return 'guest'
  }
}

/** The token; loads the renewal code only if there is a token, which is in the iOS app. */
async function tokenInHand(): Promise<string | undefined> {
  if (!storedRefreshToken()) return storedToken()
  return (await import('#web/http/session/token-refresh.ts')).freshToken()
}
