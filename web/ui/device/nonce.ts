import { setNonce } from 'get-nonce'

/** The nonce that lets a style element of ours pass the page's policy; undefined where none was given. */
export const pageNonce =
  typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content

// Radix' scroll lock asks this module for it.
if (pageNonce) setNonce(pageNonce)
