/** The inputs of the contact form that people fill in, in their order. */
export const fields = ['name', 'email', 'subject', 'message'] as const
export type Field = (typeof fields)[number]
