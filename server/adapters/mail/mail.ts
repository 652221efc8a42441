export const oneClick = { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }

export type Email = {
  to: string
  /** The account the email is about; a stored copy is deleted with it. */
  accountId?: string
  subject: string
  text: string
  /** Reply address, where it differs from the sender. */
  replyTo?: string
  /** Unsubscribe page; a POST to its address unsubscribes at once (RFC 8058, shown as a button by mail programs). */
  unsubscribe?: string
}

/** Outgoing mail, plain text. `send` throws `unavailable` when the email could not be handed over. */
export type Mail = {
  send(email: Email): Promise<void>
  /** False when emails are written to a folder: links in them cannot be required. */
  readonly leavesTheMachine: boolean
  /** Deletes stored emails from before `before`, if any are stored. */
  forget?(before: Date): Promise<void>
  /** Deletes stored emails about an account and to its address, if any are stored. */
  forgetAccount?(account: { id: string; email?: string }): Promise<void>
}
