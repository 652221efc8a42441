import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError, type ErrorBody, statusOf } from '#contract/http/errors.ts'
import { limitInUnits } from '#contract/measures/measured-text.ts'
import type { UnitSystem } from '#contract/measures/units.ts'

/** Whether an error means an unavailable dependency, answered with 503 instead of 500. */
export type IsAway = (error: unknown) => boolean

/** Answers every refusal in one error shape; unexpected errors are logged and answered as `internal`. */
export function answerErrors(app: FastifyInstance, isAway: IsAway) {
  app.setErrorHandler((error, request, reply) => {
    const refusal = asRefusal(error, isAway)
    if (!refusal) request.log.error({ err: error }, 'unexpected error')
    else if (refusal.code === 'unavailable') request.log.warn({ err: error }, 'unavailable')
    return sendError(
      request,
      reply,
      refusal ?? new AppError('internal', 'Something went wrong on our side. Please try again.'),
    )
  })
}

/** `status` overrides the code's own. */
export function sendError(
  request: FastifyRequest,
  reply: FastifyReply,
  error: AppError,
  status: number = statusOf[error.code],
) {
  const { retryAfterSeconds, ...details } = error.details
  if (retryAfterSeconds) reply.header('retry-after', String(retryAfterSeconds))
  const units = error.code === 'invalid' ? request.account?.units : undefined
  const body: ErrorBody = {
    message: error.message,
    code: error.code,
    ...details,
    requestId: request.id,
    ...(units && inPersonsUnits(units, error)),
  }
  return reply
    .code(status)
    .header('x-request-id', request.id)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(body)
}

function inPersonsUnits(units: UnitSystem, { message, details: { fields } }: AppError) {
  const sentences = Object.entries(fields ?? {}).map(([name, text]) => [name, limitInUnits(text, units)])
  return { message: limitInUnits(message, units), ...(fields && { fields: Object.fromEntries(sentences) }) }
}

/** Maps Fastify's refusals to ours. */
function asRefusal(error: unknown, isAway: IsAway): AppError | undefined {
  if (error instanceof AppError) return error
  if (isAway(error))
    return new AppError(
      'unavailable',
      'The database is away for a moment. Nothing was lost; try again shortly.',
      { retryAfterSeconds: 2 },
    )
  const { code, statusCode } = error as { code?: string; statusCode?: number }
  switch (code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new AppError('too_large', 'That is too large to send.')
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new AppError('unsupported_media', 'Send JSON (application/json).')
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
      return new AppError('invalid', 'The request holds no readable JSON.')
  }
  if (statusCode === 503)
    return new AppError('unavailable', 'The server is shutting down. Try again shortly.', {
      retryAfterSeconds: 2,
    })
  if (statusCode && statusCode >= 400 && statusCode < 500)
    return new AppError('invalid', 'The request cannot be read.')
  return undefined
}
