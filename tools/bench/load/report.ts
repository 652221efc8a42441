import { writeFile } from 'node:fs/promises'
import { atOnce } from '#testing/load/callers.ts'
import { capacity } from './capacity.ts'
import type { Cost, Measured } from './measure.ts'
import type { Sizes, Statement } from './statements.ts'

export type Report = {
  taken: string
  machine: { cores: number; model: string | undefined; gigabytes: number; node: string }
  options: { users: number; seconds: number }
  figures: Record<string, number>
  growth: Measured[]
  matrix: Measured[]
  routes: Cost[]
  statements: Statement[]
  /** Bytes of write-ahead log per write. */
  logBytes: number
  /** Before the first call. */
  storage: Sizes
  receipts: Sizes[string]
}

/** Writes the figures that `docs/scale.md` links to, as JSON and as tables. */
export async function keepReport(report: Report) {
  const folder = new URL('../../../docs/figures/', import.meta.url)
  await writeFile(new URL('load.json', folder), `${JSON.stringify(report, null, 2)}\n`)
  await writeFile(new URL('load.md', folder), inWords(report))
  console.log('Kept in docs/figures/load.json and load.md')
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
    'day p95': one.kinds.day?.p95 ?? 0,
    'write p95': one.kinds.write?.p95 ?? 0,
    'analytics p95': one.kinds.analytics?.p95 ?? 0,
    'server ms': one.cpuMs.servers,
    'database ms': one.cpuMs.database,
    cores: `${one.cores.servers} + ${one.cores.database} + ${one.cores.callers}`,
    'server MB': one.megabytes.servers,
    'database MB': one.megabytes.database,
    'load before': one.loadBefore,
    refused: one.refused,
  }
}

function inWords(report: Report) {
  const { taken, machine, options, figures, growth, matrix, statements, logBytes, receipts } = report
  const { users, seconds } = options
  const { yearBytes, needs, costs } = capacity({ ...report, users })
  return `# Figures under load

Taken on ${taken} by \`npm run bench -- load --users ${users} --seconds ${seconds} --keep\` in ${figures.minutes} minutes, on ${machine.cores} cores
(${machine.model}), ${machine.gigabytes} GB, Node ${machine.node}. The callers, the servers and the database share these cores, and
so do others: \`load before\` is the machine's load average when a measuring began, and would be near 0 on a machine of one's own.
Closed loop of ${atOnce} callers; 70 day reads, 20 writes and 10 analytics in a hundred; answers are compressed as for a browser.
p50, p95, p99 are milliseconds until the answer. \`server ms\` and \`database ms\` are processor time a call, which others on the
machine change little; \`cores\` are in use by servers + database + callers. What it means: [scale.md](../scale.md).

## Places and processes, ${users} people with a year each

${table(matrix.map(rowOf))}

## Growth, one process

${table(growth.map(rowOf))}

## By route, one process

Processor milliseconds of a call when nothing else is asked; p50 and p99 within the mix.

${table(routeRows(report))}

## What took the database's time, one process

${table(statements.map(({ share, calls, meanMs, text }) => ({ share, calls, 'mean ms': meanMs, statement: `\`${text.replaceAll('|', '\\|')}\`` })))}

## Capacity

Assumptions and prices: [scale.md](../scale.md#capacity-by-calculation). A person who logs every day of a year takes ${Math.round(yearBytes / 1e4) / 100} MB.

${table(needs)}

${table(costs)}

## Storage

${table(storageRows(report))}

Tables with their indexes, before the places above were measured. Answers kept for retried writes take ${Math.round(receipts.bytes / receipts.rows)} bytes each, for 30 days.
A write adds ${logBytes} bytes to the write-ahead log.
Days of 50 people whose kept totals differ from their entries afterwards: ${figures.daysAstray}. Calls refused: ${figures.refused}.
`
}

const routeRows = ({ routes, matrix }: Report) =>
  routes
    .toSorted((a, b) => b.servers + b.database - a.servers - a.database)
    .map(({ route, servers, database }) => ({
      route,
      'server ms': servers,
      'database ms': database,
      p50: matrix[0]!.routes[route]?.p50 ?? '–',
      p99: matrix[0]!.routes[route]?.p99 ?? '–',
    }))

const storageRows = ({ storage, options: { users } }: Report) =>
  Object.entries(storage)
    .filter(([, { bytes }]) => bytes / users >= 100)
    .map(([name, { bytes, rows }]) => ({
      table: name,
      rows,
      'bytes a row': Math.round(bytes / Math.max(rows, 1)),
      'kB a person': Math.round(bytes / users / 100) / 10,
    }))

function table(rows: Record<string, string | number>[]): string {
  const names = Object.keys(rows[0] ?? {})
  const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`
  return [
    line(names),
    `|${names.map(() => '---').join('|')}|`,
    ...rows.map((row) => line(Object.values(row))),
  ].join('\n')
}
