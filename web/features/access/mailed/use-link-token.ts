import { useEffect, useState } from 'react'
import { keepInTab, keptInTab } from '../links/use-kept-in-tab.ts'

/**
 * The token of a mailed link; removed from the address bar and the history at once. The tab keeps it for a
 * reload while the screen is open.
 */
export function useLinkToken(): string {
  const [key] = useState(() => `email_link ${window.location.pathname}`)
  const [token] = useState(() => new URLSearchParams(window.location.search).get('token') ?? keptInTab(key))
  useEffect(() => {
    if (!token) return
    keepInTab(key, token)
    window.history.replaceState(null, '', window.location.pathname)
    return () => keepInTab(key, '')
  }, [key, token])
  return token
}
