export const oneClick = { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }

export type Email = {
  to: string
  /** The account that the letter is about; a kept copy is deleted with it. */
  accountId?: string
  subject: string
  text: string
  /** Whom an answer goes to, where that is somebody else than the sender. */
  replyTo?: string
  /** The page that ends such letters; a POST to its address ends them at once (RFC 8058), which mail programs offer as a button. */
  unsubscribe?: string
}

/** Outgoing mail, plain text. `send` throws `unavailable` when the letter could not be handed over. */
export type Mail = {
  send(email: Email): Promise<void>
  /** False where letters land in a folder: then nobody can be asked to click a link in one. */
  readonly leavesTheMachine: boolean
  /** Removes letters written before `before`, where letters are kept at all. */
  forget?(before: Date): Promise<void>
  /** Removes the letters about an account and those to its address, where letters are kept at all. */
  forgetAccount?(account: { id: string; email?: string }): Promise<void>
}
