import { productName } from '#contract/product.ts'

type LinkEmail = { to: string; subject: string; text: string }
/** Emails contain no name: a sign-up with another's address could put a link into it. */
type Reader = { email: string }

/** Confirms an address. */
export function verifyAddress(reader: Reader, link: string): LinkEmail {
  return {
    to: reader.email,
    subject: `Confirm your email address for ${productName}`,
    text: `Hello,

open this link and enter your password to confirm that this address is yours:

${link}

The link works for one day. If you did not create an account, ignore this email: without the
password nobody can use the link.

${productName}`,
  }
}

/** Offers a password reset. */
export function passwordReset(reader: Reader, link: string): LinkEmail {
  return {
    to: reader.email,
    subject: `Set a new password for ${productName}`,
    text: `Hello,

open this link to set a new password. It works once, within the hour, and signs you out everywhere:

${link}

If you did not ask for this, ignore this email; your password stays as it is.

${productName}`,
  }
}

/** Reports a changed password to the owner. */
export function passwordChanged(reader: Reader): LinkEmail {
  return {
    to: reader.email,
    subject: `Your ${productName} password was changed`,
    text: `Hello,

the password of your account was just changed, and every other browser and phone was signed out.

If that was not you, set a new password with "Forgot password?" on the sign-in page.

${productName}`,
  }
}

/** Reports repeated wrong passwords to the owner. */
export function manyWrongPasswords(reader: Reader, link: string): LinkEmail {
  return {
    to: reader.email,
    subject: `Wrong passwords for your ${productName} account`,
    text: `Hello,

somebody entered a wrong password for your account many times. Nobody has got in by that, and on devices
where you have signed in before you still can at once.

If it was you, and the password is forgotten, set a new one:

${link}

If it was not you, there is nothing to do, as long as your password is used nowhere else.

${productName}`,
  }
}

/** Sent to the new address: the confirmation link. */
export function confirmNewAddress(to: string, link: string): LinkEmail {
  return {
    to,
    subject: `Confirm your new email address for ${productName}`,
    text: `Hello,

open this link and enter your password to make this the address of your account:

${link}

The link works once, for one day. If you did not ask for this, ignore this email: without the
password nobody can use the link.

${productName}`,
  }
}

/** Sent to a new address that already has an account. */
export function addressHasAccount(to: string): LinkEmail {
  return {
    to,
    subject: `This address has a ${productName} account`,
    text: `Hello,

somebody asked to make this the address of another account. It has an account already, so nothing
was changed. If that was you, sign in with this address instead.

${productName}`,
  }
}

/** Sent to the old address: a change was requested with the password. */
export function addressIsChanging(to: string): LinkEmail {
  return {
    to,
    subject: `A new email address for your ${productName} account`,
    text: `Hello,

somebody who knows your password asked for another email address for your account. It changes when
the link in the email to the new address is opened.

If that was not you, change your password now: that ends the link.

${productName}`,
  }
}

/** Sent to the old address: the change is done. */
export function addressWasChanged(to: string): LinkEmail {
  return {
    to,
    subject: `Your ${productName} account has a new email address`,
    text: `Hello,

your account now has another email address; this one no longer signs in.

${productName}`,
  }
}
