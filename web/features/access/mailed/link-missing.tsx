import { LinkButton } from '#web/ui/forms/button.tsx'
import { AccessFrame } from '../sign-in/access-frame.tsx'
import { words } from '../words.ts'

/** Shown for a link without its token. */
export function LinkMissing({ href }: { href: string }) {
  return (
    <AccessFrame title={words.linkMissingTitle} lead={words.linkMissingText}>
      <LinkButton href={href}>{words.askNewLink}</LinkButton>
    </AccessFrame>
  )
}
