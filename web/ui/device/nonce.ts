import { setNonce } from 'get-nonce'

/** The page's CSP nonce for style elements; undefined if none was given. */
export const pageNonce =
  typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content

// Radix' scroll lock reads the nonce from this module.
if (pageNonce) setNonce(pageNonce)
