import { expect, test } from 'vitest'
import { ApiError, isSignedOut, isStopped } from '#web/http/api-error.ts'
import { analysisProblem, analysisRefusal, confirmationRefusal } from './refusals.ts'

const refused = (status: number, code: string, message: string) =>
  new ApiError(status, JSON.stringify({ code, message }))

test('a 503 that says what to do is read as the sentence alone', () => {
  const error = refused(503, 'unavailable', 'Describe the meal in Notes.')
  expect(analysisRefusal(error)).toBe('Describe the meal in Notes.')
})

test('what was not understood is told in the server’s sentence alone', () => {
  const error = refused(422, 'not_understood', 'No food found in “xyzzy”.')
  expect(analysisRefusal(error)).toBe('No food found in “xyzzy”.')
})

test('a gateway’s 503 without a sentence of ours keeps its status', () => {
  expect(analysisRefusal(new ApiError(503, 'Service Unavailable'))).toBe(
    'Analysis failed: 503 - Service Unavailable',
  )
})

test('any other refusal names status and text', () => {
  expect(analysisRefusal(refused(415, 'unsupported_media', 'Send a photo as JPEG.'))).toBe(
    'Analysis failed: 415 - Send a photo as JPEG.',
  )
  expect(confirmationRefusal(refused(404, 'not_found', 'Analysis not found.'))).toBe(
    'Confirmation failed: 404 - Analysis not found.',
  )
})

test('without a network the analysis simply failed', () => {
  expect(analysisRefusal(new TypeError('Failed to fetch'))).toBe('Failed to analyze food')
})

test('what stays in sight says that the server cannot be reached', () => {
  expect(analysisProblem(new TypeError('Failed to fetch'))).toBe(
    'The server cannot be reached. Check your connection and try again.',
  )
  expect(analysisProblem(refused(415, 'unsupported_media', 'Send a photo as JPEG.'))).toBe(
    'Analysis failed: 415 - Send a photo as JPEG.',
  )
  expect(analysisProblem(new Error('unreadable'))).toBe('Failed to analyze food')
})

test('stopping an analysis and a session that is over are told apart from failures', () => {
  expect(isStopped(new DOMException('stopped', 'AbortError'))).toBe(true)
  expect(isStopped(new TypeError('Failed to fetch'))).toBe(false)
  expect(isSignedOut(refused(401, 'unauthenticated', 'Sign in.'))).toBe(true)
  expect(isSignedOut(refused(402, 'payment_required', 'Pay.'))).toBe(false)
})
