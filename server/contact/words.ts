/** What the contact form says to people, and to whoever reads its letters. */
export const words = {
  received: 'Thank you for your message. We will answer as soon as we can.',
  letterSubject: (subject: string, isPriority: boolean) =>
    `${isPriority ? '[Priority] ' : ''}Contact form: ${subject}`,
  letterText: ({ name, email, message }: { name: string; email: string; message: string }) =>
    `${name} <${email}> wrote:\n\n${message}`,
  nothingToChange: 'Say what is to change: the state, the note or both.',
} as const
