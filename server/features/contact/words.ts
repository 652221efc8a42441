type Written = {
  name: string
  email: string
  message: string
  /** The sender's confirmed address. */
  account: string | undefined
}

/** Messages of the contact form and of its email. */
export const words = {
  received: 'Thank you for your message. We will answer as soon as we can.',
  letterSubject: (subject: string, isPriority: boolean) =>
    `${isPriority ? '[Priority] ' : ''}Contact form: ${subject}`,
  letterText: ({ name, email, message, account }: Written) =>
    `${name} <${email}> wrote:\n\n${message}\n\n-- \n${
      account ? `Signed in as ${account}.` : 'Not signed in with a confirmed address: it may be anybody’s.'
    }`,
  nothingToChange: 'Say what is to change: the state, the note or both.',
} as const
