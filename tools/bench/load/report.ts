import type { Ceiling } from './ceiling.ts'
import type { Cost, Measured } from './measure.ts'
import type { LoadOptions } from './options.ts'
import type { Statement } from './statements.ts'

type Sizes = Record<string, { bytes: number; rows: number }>
export type Report = {
  taken: string
  machine: { cores: number; model: string; gigabytes: number; node: string; loadAtTheEnd: number }
  options: LoadOptions
  figures: Record<string, number>
  ceiling: Ceiling
  growth: Measured[]
  matrix: Measured[]
  routes: Cost[]
  statements: Statement[]
  /** Bytes of write-ahead log per write. */
  logBytes: number
  /** Before the first call. */
  storage: Sizes
  receipts: { bytes: number; rows: number } | undefined
}

/** A measurement as a table row. */
export function rowOf(one: Measured) {
  return {
    place: one.place,
    processes: one.processes,
    people: one.people,
    days: one.days,
    'a second': one.perSecond,
    p50: one.all.p50,
    p95: one.all.p95,
    p99: one.all.p99,
    'day p95': one.kinds.day.p95,
    'write p95': one.kinds.write.p95,
    'analytics p95': one.kinds.analytics.p95,
    'server ms': one.cpuMs.servers,
    'database ms': one.cpuMs.database,
    cores: `${one.cores.servers} + ${one.cores.database} + ${one.cores.callers}`,
    'server MB': one.megabytes.servers,
    'database MB': one.megabytes.database,
    'load before': one.loadBefore,
    refused: one.refused,
  }
}
