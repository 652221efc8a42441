import type { ReactNode } from 'react'
import { Router } from 'wouter'
import { words } from './ui/words.ts'

/** Plain browser navigation: every public page is a separate document. */
function documentAt(path: string) {
  const place = [path, (to: string) => window.location.assign(to)] as [string, (to: string) => void]
  return () => place
}

/** Frame of every public page, rendered by the build and hydrated in the browser. */
export function PublicFrame({ path, children }: { path: string; children: ReactNode }) {
  return (
    <Router hook={documentAt(path)} ssrSearch="">
      <a
        href="#main"
        className="fixed top-2 left-2 z-90 -translate-y-20 rounded-full bg-ink px-5 py-3 font-semibold text-paper focus:translate-y-0"
      >
        {words.skip}
      </a>
      {children}
    </Router>
  )
}
