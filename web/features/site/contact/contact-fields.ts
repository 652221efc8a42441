/** Visible inputs of the contact form, in order. */
export const fields = ['name', 'email', 'subject', 'message'] as const
export type Field = (typeof fields)[number]
