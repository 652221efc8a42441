import { atOnce } from './caller.ts'
import { capacity } from './capacity.ts'
import { type Report, rowOf } from './report.ts'

/** The figures as readable tables. */
export function inWords(report: Report) {
  const {
    taken,
    machine,
    options,
    figures,
    ceiling,
    growth,
    matrix,
    routes,
    statements,
    logBytes,
    storage,
    receipts,
  } = report
  const first = matrix[0]!
  const { yearBytes, needs, costs } = capacity(report)
  const dearest = routes.toSorted((a, b) => b.servers + b.database - a.servers - a.database)
  const sizes = Object.entries(storage).filter(([, { bytes }]) => bytes / options.users >= 100)
  return `# Figures under load

Taken on ${taken} by \`npm run bench -- load --users ${options.users} --seconds ${options.seconds} --keep\` in ${Math.round(figures.seconds! / 60)} minutes, on ${machine.cores} cores
(${machine.model}), ${machine.gigabytes} GB, Node ${machine.node}. The callers, the servers and the database share these cores, and
so do others: \`load before\` is the machine's load average when a measuring began, and would be near 0 on a machine of one's own.
Closed loop of ${atOnce} callers; 70 day reads, 20 writes and 10 analytics in a hundred; answers are compressed as for a browser.
p50, p95, p99 are milliseconds until the answer. \`server ms\` and \`database ms\` are processor time a call, which others on the
machine change little; \`cores\` are in use by servers + database + callers. What it means: [scale.md](../scale.md).

## Places and processes, ${options.users} people with a year each

${table(matrix.map(rowOf))}

## The ceiling

| | a second | server ms | database ms |
|---|---|---|---|
| \`pgbench\`: the session look-up and one row, 20 connections | ${ceiling.pgbench ?? 'not installed'} | – | – |
| bare Fastify: the same two statements, one process | ${ceiling.bare.perSecond} | ${ceiling.bare.servers} | ${ceiling.bare.database} |
| the mix, one process | ${first.perSecond} | ${first.cpuMs.servers} | ${first.cpuMs.database} |

## Growth, one process

${table(growth.map(rowOf))}

## By route, one process

Processor milliseconds of a call when nothing else is asked; p50 and p99 within the mix.

${table(
  dearest.map(({ route, servers, database }) => ({
    route,
    'server ms': servers,
    'database ms': database,
    p50: first.routes[route]?.p50 ?? '–',
    p99: first.routes[route]?.p99 ?? '–',
  })),
)}

## What took the database's time, one process

${table(statements.map(({ share, calls, meanMs, text }) => ({ share, calls, 'mean ms': meanMs, statement: `\`${text.replaceAll('|', '\\|')}\`` })))}

## Capacity

Assumptions and prices: [scale.md](../scale.md#capacity-by-calculation). A person who logs every day of a year takes ${Math.round(yearBytes / 1e4) / 100} MB.

${table(needs)}

${table(costs)}

## Storage

${table(
  sizes.map(([name, { bytes, rows }]) => ({
    table: name,
    rows,
    'bytes a row': Math.round(bytes / Math.max(rows, 1)),
    'kB a person': Math.round(bytes / options.users / 100) / 10,
  })),
)}

Tables with their indexes, before the places above were measured.${receipts ? ` Answers kept for retried writes take ${Math.round(receipts.bytes / receipts.rows)} bytes each, for 30 days.` : ''}
A write adds ${logBytes} bytes to the write-ahead log.
Days of 50 people whose kept totals differ from their entries afterwards: ${figures.daysAstray}. Calls refused: ${figures.refused}.
`
}

function table(rows: Record<string, string | number>[]): string {
  const names = Object.keys(rows[0] ?? {})
  const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`
  return [
    line(names),
    `|${names.map(() => '---').join('|')}|`,
    ...rows.map((row) => line(Object.values(row))),
  ].join('\n')
}
