import type { FastifyBaseLogger } from 'fastify'
import pino from 'pino'

/**
 * JSON logs. What a request held or asked for is never written: only its id, route pattern, status and time.
 * Errors keep their class, code, table and stack: neither SQL nor a message, which may quote what somebody typed.
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
        // What the form reader notes at the level `trace`: all headers, the session's cookie among them.
        busboyOptions: () => undefined,
      },
    },
    to as never,
  )
}

/** What is known of a failed statement without its text and values; names of tables and constraints are our own. */
type DatabaseFailure = { table?: string; column?: string; constraint?: string }
const mostCauses = 5

/**
 * The class, code, table and stack of an error. Never its message: a driver's quotes the statement and its values, a
 * parser's quotes what it was given.
 */
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
    // The message stands in front of the frames, and may look like one.
    stack: stack
      ?.replace(message, () => '')
      .split('\n')
      .filter((line) => /^ {4}at /.test(line))
      .join('\n'),
    cause: cause instanceof Error && causes ? describeError(cause, causes - 1) : undefined,
  }
}

/** Libraries log an error with its message beside it, or as nothing but the error. */
function withoutMessages(given: unknown[]): unknown[] {
  const [first, said, ...rest] = given
  const error = first instanceof Error ? first : (first as { err?: unknown } | undefined)?.err
  if (!(error instanceof Error)) return given
  const ours = typeof said === 'string' && !(error.message && said.includes(error.message))
  return [first instanceof Error ? { err: first } : first, ours ? said : 'error', ...rest]
}
