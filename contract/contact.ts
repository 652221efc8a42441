import * as z from 'zod'
import { email } from './access/access.ts'
import type { Endpoint } from './http/endpoint.ts'
import { line, paragraph } from './measures/text.ts'

export const contactForm = z.object({
  name: line(120).min(1, 'Tell us your name.'),
  email,
  subject: line(200).min(1, 'Enter a subject.'),
  message: paragraph(5000).min(1, 'Write a message.'),
  /** Honeypot: empty from users, filled in by bots, whose messages are dropped. */
  website: z.string().max(200).nullish(),
})
export const sendContact = {
  method: 'POST',
  path: '/api/contact',
  summary: 'Write to the people behind this instance',
  access: 'public',
  limit: 'contact',
  body: contactForm,
  response: z.object({ message: z.string() }),
} satisfies Endpoint
