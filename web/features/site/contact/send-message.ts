import { sendContact } from '#contract/contact.ts'
import { ApiError } from '#web/http/api-error.ts'
import { newId } from '#web/http/random.ts'
import { request } from '#web/http/request.ts'
import { type Field, fields } from './contact-fields.ts'

/** Sends a message; answers the outcome, or the refused fields with reasons. Throws on any other failure. */
export async function sendMessage(
  written: Record<string, string>,
): Promise<'sent' | 'too-many' | Partial<Record<Field, string>>> {
  try {
    // By status alone: a gateway's answer may have another body.
    await request(sendContact.method, sendContact.path, written, {
      headers: { 'Idempotency-Key': newId() },
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
