import { sendContact } from '#contract/contact.ts'
import { ApiError } from '#web/http/api-error.ts'
import { request } from '#web/http/request.ts'
import { type Field, fields } from './contact-fields.ts'

/** Sends a message; answers what came of it, or why which values were refused. Throws where anything else goes wrong. */
export async function sendMessage(
  written: Record<string, string>,
): Promise<'sent' | 'too-many' | Partial<Record<Field, string>>> {
  try {
    // By the status alone: a gateway may answer in words of its own.
    await request(sendContact.method, sendContact.path, written, {
      headers: { 'Idempotency-Key': crypto.randomUUID() },
    })
    return 'sent'
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.code === 'rate_limited') return 'too-many'
    const named = fields.filter((name) => error.fields[name])
    if (named.length === 0) throw error
    return Object.fromEntries(named.map((name) => [name, error.fields[name]]))
  }
}
