import type * as z from 'zod'
import type { Feature } from '../subscriptions/plans.ts'

/** Allowed callers: anyone, any signed-in account (the default), or the verified owner. */
export type Access = 'public' | 'signed-in' | 'owner'

/** The limit that counts a call, beside the general ones for reads and writes (see `limits.ts`). */
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

/** One HTTP call: the source of types, validation and documentation for server and client. */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path with `:name` for parameters. */
  path: `/${string}`
  summary: string
  access?: Access
  /** Required entitlement; without it the answer is 402. */
  feature?: Feature
  limit?: LimitName
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  /** Size limit of the body in bytes, unless 256 kB. */
  maxBytes?: number
  /** Multipart form: text fields, with one optional photo in the field `image`. */
  form?: z.ZodType
  /** The body is a file's raw bytes; the handler reads them as a stream. */
  bytes?: true
  response: z.ZodType
  /** Content type of an answer in bytes instead of JSON. */
  produces?: string
  /** The bytes are a stream, which holds one of the places for downloads until it has been sent. */
  streams?: true
}

type Sent<S> = S extends z.ZodType ? z.input<S> : undefined
type Read<S> = S extends z.ZodType ? z.output<S> : undefined

/** Arguments of a caller. */
export type Input<E extends Endpoint> = {
  params: Sent<E['params']>
  query: Sent<E['query']>
  body: Sent<E['body']>
  form: Sent<E['form']>
}
/** Arguments of a handler, validated and with defaults. */
export type Parsed<E extends Endpoint> = {
  params: Read<E['params']>
  query: Read<E['query']>
  body: Read<E['body']>
  form: Read<E['form']>
}
/** The answer for a caller. */
export type Output<E extends Endpoint> = z.output<E['response']>
