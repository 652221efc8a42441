import { useSupportEmail } from './use-support-email.ts'
import { words } from './words.ts'

const look = 'font-semibold break-all text-herb underline'

/** The address of this instance's people, or the contact form where there is none; nothing until that is known. */
export function MailLink() {
  const address = useSupportEmail()
  if (address === undefined) return null
  return address === null ? (
    <a href="/about#contact" className={look}>
      {words.contactForm}
    </a>
  ) : (
    <a href={`mailto:${address}`} className={look}>
      {address}
    </a>
  )
}
