import { productName } from '#contract/product.ts'

export type LinkMail = { to: string; subject: string; text: string }
/** No name in a letter: whoever typed somebody else's address could put a link into it. */
type Reader = { email: string }

/** The letter that proves an address. */
export function verifyAddress(reader: Reader, link: string): LinkMail {
  return {
    to: reader.email,
    subject: `Confirm your e-mail address for ${productName}`,
    text: `Hello,

open this link and enter your password to confirm that this address is yours:

${link}

The link works for one day. If you did not create an account, ignore this letter: without the
password nobody can use the link.

${productName}`,
  }
}

/** The letter that lets somebody choose a new password. */
export function passwordReset(reader: Reader, link: string): LinkMail {
  return {
    to: reader.email,
    subject: `Set a new password for ${productName}`,
    text: `Hello,

open this link to set a new password. It works once, within the hour, and signs you out everywhere:

${link}

If you did not ask for this, ignore this letter; your password stays as it is.

${productName}`,
  }
}
