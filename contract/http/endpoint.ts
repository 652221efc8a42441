import type * as z from 'zod'
import type { Feature } from '../subscriptions/plans.ts'

/** Who may call: anyone, any signed-in account (the default), or the verified owner. */
export type Access = 'public' | 'signed-in' | 'owner'

/** Which limit a minute counts a call, beside the general ones for reads and writes (see `limits.ts`). */
export type LimitName =
  | 'ai'
  | 'sign-in'
  | 'email'
  | 'purchase'
  | 'sign-up'
  | 'contact'
  | 'events'
  | 'barcode'
  | 'notify'
  | 'download'

/** One HTTP call, described once: server and client are typed, validated and documented from it. */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path with `:name` for parameters. */
  path: `/${string}`
  summary: string
  access?: Access
  /** The plan's right that this call needs; without it the answer is 402. */
  feature?: Feature
  limit?: LimitName
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  /** Bytes that the body may have, where the usual 256 kB are too many or too few. */
  maxBytes?: number
  /** Multipart form: its text fields, with one optional photo in the field `image`. */
  form?: z.ZodType
  /** Set where the body is a file's bytes as they are; the handler reads them as they come. */
  bytes?: true
  response: z.ZodType
  /** Set where the answer is bytes of this type instead of JSON. */
  produces?: string
}

type Sent<S> = S extends z.ZodType ? z.input<S> : undefined
type Read<S> = S extends z.ZodType ? z.output<S> : undefined

/** What a caller passes. */
export type Input<E extends Endpoint> = {
  params: Sent<E['params']>
  query: Sent<E['query']>
  body: Sent<E['body']>
  form: Sent<E['form']>
}
/** What a handler is given, validated and with defaults filled in. */
export type Parsed<E extends Endpoint> = {
  params: Read<E['params']>
  query: Read<E['query']>
  body: Read<E['body']>
  form: Read<E['form']>
}
/** What a caller gets back. */
export type Output<E extends Endpoint> = z.output<E['response']>
