import { availableParallelism } from 'node:os'
import * as z from 'zod'
import { SettingsError } from './settings-error.ts'

const on = z.string().trim().min(1)
const url = (...protocols: string[]) =>
  on.refine(
    (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol),
    `needs an address that starts with ${protocols.join('// or ')}//`,
  )
const count = (least: number, most: number) => {
  const sentence = `needs a number from ${least} to ${most}`
  return z.coerce.number(sentence).int(sentence).min(least, sentence).max(most, sentence)
}

/** Settings of operation, monitoring and scaling. */
export const operationEnvironment = {
  METRICS_TOKEN: z.string().min(16, 'needs at least 16 characters').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: url('http:', 'https:').optional(),
  OTEL_EXPORTER_OTLP_HEADERS: on
    .regex(/^[\w-]+=[^,]*(,[\w-]+=[^,]*)*$/, 'needs pairs such as api-key=abc,team=ours')
    .optional(),
  PROCESSES: z.union([z.literal('auto'), count(1, 64)], 'needs a number from 1 to 64, or auto').default(1),
  DATABASE_CONNECTIONS: count(2, 500).optional(),
  SHUTDOWN_DELAY_MS: count(0, 60_000).default(0),
  REDIS_URL: url('redis:', 'rediss:').optional(),
  S3_ENDPOINT: url('http:', 'https:').optional(),
  S3_REGION: on.default('us-east-1'),
  S3_BUCKET: on
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'needs the name of a bucket, such as forkmile-photos')
    .optional(),
  S3_ACCESS_KEY_ID: on.optional(),
  S3_SECRET_ACCESS_KEY: on.optional(),
}
type Environment = z.output<z.ZodObject<typeof operationEnvironment>>

export type S3Settings = {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

export type OperationSettings = {
  /** Bearer token of `/metrics`; undefined: metrics are off. */
  metricsToken: string | undefined
  /** Trace collector; undefined: no traces. */
  traces: { address: string; headers: Record<string, string> } | undefined
  /** Server processes on this machine. */
  processes: number
  /** Maximum database connections of one process, besides three for its jobs. */
  databaseConnections: number
  /** Milliseconds that the server keeps answering during shutdown, so that a load balancer notices. */
  shutdownDelayMs: number
  /** Redis for shared limit counters; undefined: in memory. */
  redisUrl: string | undefined
  /** Photo bucket; undefined: the data folder. */
  s3: S3Settings | undefined
}

export function operationSettings(env: Environment): OperationSettings {
  const processes = env.PROCESSES === 'auto' ? availableParallelism() : env.PROCESSES
  return {
    metricsToken: env.METRICS_TOKEN,
    traces: env.OTEL_EXPORTER_OTLP_ENDPOINT
      ? { address: env.OTEL_EXPORTER_OTLP_ENDPOINT, headers: pairsOf(env.OTEL_EXPORTER_OTLP_HEADERS) }
      : undefined,
    processes,
    // The embedded database accepts 100; jobs and a backup need some too.
    databaseConnections:
      env.DATABASE_CONNECTIONS ?? Math.max(2, Math.min(20, Math.floor(72 / processes) - 3)),
    shutdownDelayMs: env.SHUTDOWN_DELAY_MS,
    redisUrl: env.REDIS_URL,
    s3: s3Of(env),
  }
}

function pairsOf(text = ''): Record<string, string> {
  const pairs = text.split(',').filter(Boolean)
  return Object.fromEntries(
    pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), decoded(pair.slice(pair.indexOf('=') + 1))]),
  )
}

/** Values may be percent-encoded, as in OpenTelemetry. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

/** An incomplete configuration would lose photos. */
function s3Of(env: Environment): S3Settings | undefined {
  const needed = {
    S3_ENDPOINT: env.S3_ENDPOINT,
    S3_BUCKET: env.S3_BUCKET,
    S3_ACCESS_KEY_ID: env.S3_ACCESS_KEY_ID,
    S3_SECRET_ACCESS_KEY: env.S3_SECRET_ACCESS_KEY,
  }
  if (!Object.values(needed).some(Boolean)) return undefined
  const missing = Object.entries(needed).find(([, value]) => !value)?.[0]
  if (missing) throw new SettingsError(`The setting ${missing} is required when photos are kept in S3.`)
  return {
    endpoint: env.S3_ENDPOINT!,
    region: env.S3_REGION,
    bucket: env.S3_BUCKET!,
    accessKeyId: env.S3_ACCESS_KEY_ID!,
    secretAccessKey: env.S3_SECRET_ACCESS_KEY!,
  }
}
