import type { FastifyBaseLogger } from 'fastify'
import pino from 'pino'

/**
 * JSON logs without request data: only id, route pattern, status and time. Errors keep class, code, table and
 * stack, but neither SQL nor message, which may quote user input.
 */
export function logger(level: string, to: NodeJS.WritableStream = process.stdout): FastifyBaseLogger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      hooks: {
        logMethod(given, method) {
          Reflect.apply(method, this, withoutMessages(given))
        },
      },
      serializers: {
        err: (error: unknown) => describeError(error),
        req: (request) => ({ id: request.id }),
        res: (reply) => ({ status: reply.statusCode }),
        // The form reader logs all headers at level `trace`, the session cookie included.
        busboyOptions: () => undefined,
      },
    },
    to as never,
  )
}

/** A failed statement without its text and values; table and constraint names are safe. */
type DatabaseFailure = { table?: string; column?: string; constraint?: string }
const mostCauses = 5

/** Class, code, table and stack of an error. Never its message: drivers and parsers quote values. */
function describeError(error: unknown, causes = mostCauses): object {
  if (!(error instanceof Error)) return { type: typeof error }
  const { name, message, stack, cause, code } = error as Error & { code?: unknown }
  const { table, column, constraint } = error as DatabaseFailure
  return {
    type: name,
    code: typeof code === 'string' || typeof code === 'number' ? code : undefined,
    table,
    column,
    constraint,
    // The message precedes the frames and may look like one.
    stack: stack
      ?.replace(message, () => '')
      .split('\n')
      .filter((line) => /^ {4}at /.test(line))
      .join('\n'),
    cause: cause instanceof Error && causes ? describeError(cause, causes - 1) : undefined,
  }
}

/** Libraries log errors with or without a message. */
function withoutMessages(given: unknown[]): unknown[] {
  const [first, said, ...rest] = given
  const error = first instanceof Error ? first : (first as { err?: unknown } | undefined)?.err
  if (!(error instanceof Error)) return given
  const ours = typeof said === 'string' && !(error.message && said.includes(error.message))
  return [first instanceof Error ? { err: first } : first, ours ? said : 'error', ...rest]
}
