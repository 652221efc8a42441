import { useSupportEmail } from './use-support-email.ts'

export const mailLook = 'font-semibold break-all text-herb underline'

type Props = {
  /** Text before the address. */
  before?: string
  /** Replaces the link if there is no address. */
  instead?: string
}

/** The support address of this instance. */
export function MailLink({ before, instead }: Props) {
  const address = useSupportEmail()
  if (!address) return instead
  return (
    <>
      {before}{' '}
      <a href={`mailto:${address}`} className={mailLook}>
        {address}
      </a>
    </>
  )
}
