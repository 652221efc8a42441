import { useEffect, useState } from 'react'
import { addressOf } from './address.ts'
import { isIos } from './platform.ts'
import { request } from './request.ts'

/**
 * URL of one of our pictures; undefined while loading. The browser sends its cookie; the iOS app fetches the picture
 * with its token. `failed` after an error.
 */
export function useFileAddress(path: string | null): { address: string | undefined; failed: boolean } {
  const [fetched, setFetched] = useState<{ path: string; address: string | undefined }>()
  useEffect(() => {
    if (!path || !isIos()) return
    const leaving = new AbortController()
    let own: string | undefined
    request('GET', path, undefined, { signal: leaving.signal })
      .then((answer) => answer.blob())
      .then(
        (file) => {
          if (leaving.signal.aborted) return
          own = URL.createObjectURL(file)
          setFetched({ path, address: own })
        },
        () => leaving.signal.aborted || setFetched({ path, address: undefined }),
      )
    return () => {
      leaving.abort()
      if (own) URL.revokeObjectURL(own)
    }
  }, [path])
  if (!path) return { address: undefined, failed: false }
  if (!isIos()) return { address: addressOf(path), failed: false }
  const here = fetched?.path === path ? fetched : undefined
  return { address: here?.address, failed: here !== undefined && here.address === undefined }
}
