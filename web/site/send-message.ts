import { sendContact } from '#contract/contact.ts'
import type { Input } from '#contract/endpoint.ts'
import { ApiError } from '#web/http/api-error.ts'
import { call } from '#web/http/client.ts'
import { type Field, fields } from './contact-fields.ts'

/** Sends a message; answers what came of it, or why which values were refused. Throws where anything else goes wrong. */
export async function sendMessage(
  written: Record<string, string>,
): Promise<'sent' | 'too-many' | Partial<Record<Field, string>>> {
  try {
    await call(sendContact, { body: written as Input<typeof sendContact>['body'] })
    return 'sent'
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.code === 'rate_limited') return 'too-many'
    const named = fields.filter((name) => error.fields[name])
    if (named.length === 0) throw error
    return Object.fromEntries(named.map((name) => [name, error.fields[name]]))
  }
}
