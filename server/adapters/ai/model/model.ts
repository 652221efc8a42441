import type * as z from 'zod'
import type { ModelSettings } from '#server/settings/model-settings.ts'
import type { Spend } from '../ai.ts'
import { ImplausibleAnswer, ModelError } from './model-error.ts'
import { openModel } from './providers.ts'

type Log = { warn(about: object, line: string): void }
type Question<S extends z.ZodType, T> = {
  instructions: string
  question: string
  photo?: Buffer
  schema: S
  /** Converts the answer; a thrown `ImplausibleAnswer` makes it invalid. */
  read: (answer: z.output<S>) => T
}
/** Tokens used by one answer, if the provider reports them. */
export type Tokens = { inputTokens: number | undefined; outputTokens: number | undefined }
export type Model = { ask<S extends z.ZodType, T>(question: Question<S, T>): Promise<T> }

const tries = 2

/**
 * Calls the configured model at most twice and within `timeoutMs` in all: again after an invalid answer or a server
 * error, never after a timeout or a refusal. Throws `ModelError`. Only the kind of failure is logged.
 */
export function connectModel(
  settings: ModelSettings,
  spend: Spend,
  log: Log,
  used?: (tokens: Tokens) => void,
): Model {
  let model: ReturnType<typeof openModel> | undefined
  return {
    async ask({ instructions, question, photo, schema, read }) {
      const deadline = AbortSignal.timeout(settings.timeoutMs)
      // Loaded on first use, so that the server starts without waiting for it.
      const { APICallError, generateText, NoObjectGeneratedError, Output } = await import('ai')
      // The library's warnings would go to the console instead of the log.
      globalThis.AI_SDK_LOG_WARNINGS = false
      model ??= openModel(settings)
      for (let attempt = 1; ; attempt++) {
        if (!(await spend())) throw new ModelError('used up')
        try {
          const { output, usage } = await generateText({
            model: await model,
            instructions,
            messages: [
              {
                role: 'user',
                content: [
                  { type: 'text', text: question },
                  ...(photo ? [{ type: 'file' as const, mediaType: 'image/jpeg', data: photo }] : []),
                ],
              },
            ],
            output: Output.object({ schema }),
            maxRetries: 0,
            abortSignal: deadline,
            // Health data must not be stored at the provider.
            providerOptions: { openai: { store: false } },
          })
          used?.(usage)
          return read(output as z.output<typeof schema>)
        } catch (error) {
          if (error instanceof ModelError) throw error
          // Unusable answers cost tokens too.
          if (NoObjectGeneratedError.isInstance(error) && error.usage) used?.(error.usage)
          const { statusCode: status, isRetryable } = APICallError.isInstance(error) ? error : {}
          const invalid = error instanceof ImplausibleAnswer || NoObjectGeneratedError.isInstance(error)
          // A 429 asks not to retry within the same minute.
          const again = invalid || (isRetryable === true && status !== 429)
          if (again && attempt < tries && !deadline.aborted) continue
          log.warn(
            { failure: deadline.aborted ? 'timeout' : (error as Error).name, status, attempt },
            'the model did not answer',
          )
          throw new ModelError('no answer')
        }
      }
    },
  }
}
