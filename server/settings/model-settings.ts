import * as z from 'zod'
import { on, url } from './setting-kinds.ts'
import { SettingsError } from './settings-error.ts'

/** Settings of the AI model. */
export const modelEnvironment = {
  AI_PROVIDER: z
    .enum(
      ['none', 'openai', 'anthropic', 'google', 'openai-compatible'],
      'is one of openai, anthropic, google, openai-compatible',
    )
    .optional(),
  AI_BASE_URL: url(['http:', 'https:']).optional(),
  AI_API_KEY: on.optional(),
  AI_MODEL: on.optional(),
  AI_TIMEOUT_MS: z.coerce
    .number('needs a number of milliseconds')
    .int()
    .min(100)
    .max(600_000)
    .default(30_000),
  AI_DAILY_BUDGET: z.coerce.number('needs a number of calls').int().min(0).optional(),
}
type Environment = z.infer<z.ZodObject<typeof modelEnvironment>>

export type ModelSettings = {
  provider: 'openai' | 'anthropic' | 'google' | 'openai-compatible'
  baseUrl: string | undefined
  apiKey: string | undefined
  name: string
  timeoutMs: number
}

/** Undefined without a configured model. */
export function modelOf(env: Environment): ModelSettings | undefined {
  if (!env.AI_PROVIDER || env.AI_PROVIDER === 'none') return undefined
  if (!env.AI_MODEL) throw new SettingsError('The setting AI_MODEL is required when AI_PROVIDER is set.')
  if (env.AI_PROVIDER === 'openai-compatible' && !env.AI_BASE_URL)
    throw new SettingsError('The setting AI_BASE_URL is required when AI_PROVIDER is openai-compatible.')
  if (env.AI_PROVIDER !== 'openai-compatible' && !env.AI_API_KEY)
    throw new SettingsError(`The setting AI_API_KEY is required when AI_PROVIDER is ${env.AI_PROVIDER}.`)
  return {
    provider: env.AI_PROVIDER,
    baseUrl: env.AI_BASE_URL,
    apiKey: env.AI_API_KEY,
    name: env.AI_MODEL,
    timeoutMs: env.AI_TIMEOUT_MS,
  }
}
