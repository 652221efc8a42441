import type { FastifyRequest } from 'fastify'
import type * as z from 'zod'
import { AppError } from '#contract/http/errors.ts'
import { parseWith } from './validation.ts'

/** Maximum size of a photo in bytes. */
export const photoBytes = 10 * 1024 * 1024

/**
 * Reads a multipart form: text fields checked by `schema`, and at most one photo in the field `image`. Errors:
 * `unsupported_media` for another body, `too_large` over 10 MB, `invalid` for a broken form.
 */
export async function readForm(request: FastifyRequest, schema: z.ZodType) {
  if (!request.isMultipart())
    throw new AppError(
      'unsupported_media',
      'Send this as a form with a photo or notes (multipart/form-data).',
    )
  const fields: Record<string, unknown> = Object.create(null)
  let image: Buffer | undefined
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') fields[part.fieldname] = part.value === '' ? undefined : part.value
      else if (part.fieldname === 'image') image = await part.toBuffer()
      else part.file.resume()
    }
  } catch (error) {
    throw formError(error)
  }
  return { form: parseWith(schema, { ...fields }), image: image?.length ? image : undefined }
}

function formError(error: unknown): AppError {
  if (error instanceof AppError) return error
  switch ((error as { code?: string }).code) {
    case 'FST_REQ_FILE_TOO_LARGE':
      return new AppError('too_large', 'That photo is over 10 MB. Choose a smaller one.', {
        fields: { image: 'Over 10 MB.' },
      })
    case 'FST_FILES_LIMIT':
      return new AppError('invalid', 'Send one photo at a time.', {
        fields: { image: 'More than one photo.' },
      })
    default:
      return new AppError('invalid', 'The form arrived incomplete. Send it again.')
  }
}
