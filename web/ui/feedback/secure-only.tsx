import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { isSecurePage } from '../device/secure-page.ts'
import { words } from '../words.ts'

/** `children` on a secure page; otherwise the sentence that names https. */
export function SecureOnly({
  what,
  children,
}: {
  what: keyof typeof words.needsHttps
  children?: ReactNode
}) {
  if (isSecurePage()) return children
  return (
    <p className="flex items-center gap-2 text-left text-sm text-pretty text-ink-2">
      <Lock className="size-4 shrink-0" strokeWidth={1.75} aria-hidden="true" />
      {words.needsHttps[what]}
    </p>
  )
}
