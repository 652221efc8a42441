import type { Endpoint, Input, Output } from '#contract/http/endpoint.ts'
import { accountHeader } from '#contract/http/paths.ts'
import { type RequestOptions, request } from './request.ts'

/** A multipart form: its fields and, where the endpoint takes one, the photo. */
type FormFields<E extends Endpoint> = Input<E>['form'] extends undefined
  ? FormData
  : FormData | (Input<E>['form'] & { image?: Blob | null })

export type CallInput<E extends Endpoint> = {
  params?: Input<E>['params']
  query?: Input<E>['query']
  body?: Input<E>['body']
  form?: FormFields<E>
  /** The body of an endpoint that takes a file as it is. */
  bytes?: Blob
  signal?: AbortSignal
  /** One per intent of a person: sent again with the same key, a write happens once. Made here by default. */
  idempotencyKey?: string
  /** Sends no token, whoever is signed in. */
  unsigned?: boolean
  /** For whom a write that waited on this device is meant: of anybody else it is refused. */
  forAccount?: string
}

/** Calls an endpoint of the contract and answers what it answers. Throws ApiError where it refuses. */
export async function call<E extends Endpoint>(endpoint: E, input: CallInput<E> = {}): Promise<Output<E>> {
  const { method } = endpoint
  const options: RequestOptions = { signal: input.signal, unsigned: input.unsigned }
  if (method !== 'GET')
    options.headers = {
      'Idempotency-Key': input.idempotencyKey ?? crypto.randomUUID(),
      ...(input.forAccount ? { [accountHeader]: input.forAccount } : {}),
    }
  const payload = input.bytes ?? (input.form === undefined ? input.body : formOf(input.form))
  const response = await request(method, pathOf(endpoint, input.params, input.query), payload, options)
  if (endpoint.produces) return (await response.blob()) as Output<E>
  const text = await response.text()
  return (text === '' ? null : JSON.parse(text)) as Output<E>
}

/** The endpoint's path with its parameters and query filled in; absent query values are left out. */
export function pathOf(endpoint: Endpoint, params?: unknown, query?: unknown): string {
  const filled = endpoint.path.replace(/:(\w+)/g, (_whole, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown>)[name])),
  )
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {}))
    if (value !== undefined && value !== null) search.set(name, String(value))
  return search.size > 0 ? `${filled}?${search}` : filled
}

function formOf(fields: object): FormData {
  if (fields instanceof FormData) return fields
  const form = new FormData()
  const { image, ...texts } = fields as { image?: Blob | null }
  for (const [name, value] of Object.entries(texts))
    if (value !== undefined && value !== null) form.append(name, String(value))
  // The photo goes last, so that the server knows the texts when it arrives.
  if (image) form.append('image', image)
  return form
}
