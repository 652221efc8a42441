import type { FastifyBaseLogger } from 'fastify'
import pino from 'pino'

/**
 * JSON logs. What a request held or asked for is never written: only its id, route pattern, status and time.
 * Errors keep their type, code and stack, not the values that a failed statement carried.
 */
export function logger(level: string, to: NodeJS.WritableStream = process.stdout): FastifyBaseLogger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: {
        err: describeError,
        req: (request) => ({ id: request.id }),
        res: (reply) => ({ status: reply.statusCode }),
        // What the form reader notes at the level `trace`: all headers, the session's cookie among them.
        busboyOptions: () => undefined,
      },
    },
    to as never,
  )
}

function describeError(error: Error & { code?: string; cause?: unknown }): object {
  const cause = error.cause instanceof Error ? describeError(error.cause) : undefined
  // Drizzle writes the statement's parameters into its message; those are what people typed.
  const message = error.message.split('\nparams:')[0]!.slice(0, 500)
  const stack = error.stack
    ?.split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .join('\n')
  return { type: error.name, code: error.code, message, stack, cause }
}
