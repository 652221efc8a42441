type Written = {
  name: string
  email: string
  message: string
  /** The confirmed address of who was signed in. */
  account: string | undefined
}

/** What the contact form says to people, and to whoever reads its letters. */
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
