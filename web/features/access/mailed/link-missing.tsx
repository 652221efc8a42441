import { LinkButton } from '#web/ui/forms/button.tsx'
import { AccessFrame } from '../sign-in/access-frame.tsx'
import { words } from '../words.ts'

/** For a link that lost its token on the way. */
export function LinkMissing({ href }: { href: string }) {
  return (
    <AccessFrame title={words.linkMissingTitle} lead={words.linkMissingText}>
      <LinkButton href={href}>{words.askNewLink}</LinkButton>
    </AccessFrame>
  )
}
