import { useSupportEmail } from './use-support-email.ts'

export const mailLook = 'font-semibold break-all text-herb underline'

type Props = {
  /** What leads to the address. */
  before?: string
  /** What is said where there is none. */
  instead?: string
}

/** The address of this instance's people. */
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
