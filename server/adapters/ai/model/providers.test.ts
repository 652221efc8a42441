import { generateText } from 'ai'
import { expect, onTestFinished, test } from 'vitest'
import { modelDouble } from '../double.ts'
import { boundedFetch } from './bounded-fetch.ts'
import { openModel } from './providers.ts'

test.each([
  ['openai', '/v1/responses'],
  ['anthropic', '/v1/messages'],
  ['google', '/v1/models/tiny:generateContent'],
  ['openai-compatible', '/v1/chat/completions'],
] as const)('%s is asked at the configured address', async (provider, path) => {
  const double = await modelDouble({ status: 400 })
  onTestFinished(double.stop)
  const model = await openModel({
    provider,
    baseUrl: double.baseUrl,
    apiKey: 'k3y',
    name: 'tiny',
    timeoutMs: 1000,
  })
  await generateText({ model, prompt: 'Hello', maxRetries: 0 }).catch(() => {})
  expect(double.asked.map((request) => request.path)).toEqual([path])
})

test('nothing is fetched from another host than the configured one', async () => {
  const double = await modelDouble({ json: {} })
  onTestFinished(double.stop)
  await expect(boundedFetch('api.example.com')(`${double.baseUrl}/models`)).rejects.toThrow('refused')
  expect(double.asked).toEqual([])
})
