import type { LanguageModel } from 'ai'
import type { ModelSettings } from '#server/settings/model-settings.ts'
import { boundedFetch } from './bounded-fetch.ts'

const homes = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
}

/** Connects the configured model. Loads only its provider's package, on demand. */
export async function openModel({ provider, baseUrl, apiKey, name }: ModelSettings): Promise<LanguageModel> {
  const baseURL = baseUrl ?? (provider === 'openai-compatible' ? '' : homes[provider])
  const options = { baseURL, fetch: boundedFetch(new URL(baseURL).host), ...(apiKey && { apiKey }) }
  switch (provider) {
    case 'openai':
      return (await import('@ai-sdk/openai')).createOpenAI(options)(name)
    case 'anthropic':
      return (await import('@ai-sdk/anthropic')).createAnthropic(options)(name)
    case 'google':
      return (await import('@ai-sdk/google')).createGoogle(options)(name)
    case 'openai-compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
      const { extractJsonMiddleware, wrapLanguageModel } = await import('ai')
      const model = createOpenAICompatible({ ...options, name: 'local', supportsStructuredOutputs: true })(
        name,
      )
      // Small models wrap their JSON in a code fence.
      return wrapLanguageModel({ model, middleware: extractJsonMiddleware() })
    }
  }
}
