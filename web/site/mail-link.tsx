import { useSupportEmail } from './use-support-email.ts'

/** The address of this instance's people; nothing until it is known. */
export function MailLink() {
  const address = useSupportEmail()
  if (!address) return null
  return (
    <a href={`mailto:${address}`} className="font-semibold break-all text-herb underline">
      {address}
    </a>
  )
}
