import { digestOf } from '../sign-in/pending-sign-in.ts'
import { followedKey } from '../sign-out/clear-tab-storage.ts'
import type { AppLinks } from './app-links.ts'
import { deliverArrival } from './arrival.ts'
import { type DeepLink, launchDelay, readDeepLink, targetOf } from './deep-link.ts'

type Handler = (link: DeepLink) => void
let generic: Handler | undefined

/** Registers the handler of links that no other screen takes; returns the unsubscribe function. */
export function onOtherLink(handler: Handler): () => void {
  generic = handler
  return () => {
    if (generic === handler) generic = undefined
  }
}

/** Follows the links that open the app; returns the function that stops it. */
export function followLinks(links: AppLinks, go: (path: string) => void): () => void {
  const told = new Set<string>()
  const follow = (url: string) => {
    const link = readDeepLink(url)
    if (!link) return
    const target = targetOf(link)
    if (target.kind === 'other') return generic?.(link)
    if (target.kind === 'completion') deliverArrival(target.params)
    go(target.path)
  }
  const stop = links.onOpen((url) => {
    told.add(url)
    follow(url)
  })
  const launch = async () => {
    const url = await links.launchUrl()
    if (!url) return
    const digest = digestOf(url)
    const again = sessionStorage.getItem(followedKey) === digest
    sessionStorage.setItem(followedKey, digest)
    // The launch link may be reported by both calls.
    if (!again && !told.has(url)) follow(url)
  }
  const timer = setTimeout(() => launch().catch(() => undefined), launchDelay)
  return () => {
    clearTimeout(timer)
    stop()
  }
}
