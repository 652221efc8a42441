import { useEffect, useState } from 'react'

/** The token that a letter's link carries; it leaves the address bar and the history at once. */
export function useLinkToken(): string {
  const [token] = useState(() => new URLSearchParams(window.location.search).get('token') ?? '')
  useEffect(() => {
    if (token) window.history.replaceState(null, '', window.location.pathname)
  }, [token])
  return token
}
