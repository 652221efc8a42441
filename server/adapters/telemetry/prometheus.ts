import type { Family, Labels } from './metrics.ts'

export const contentType = 'text/plain; version=0.0.4; charset=utf-8'

/** Families in Prometheus' text format 0.0.4, those of one name together, as the format asks. */
export function prometheusText(families: Family[]): string {
  const byName = Map.groupBy(families, ({ name }) => name)
  const lines = [...byName].flatMap(([name, [first, ...others]]) => [
    `# HELP ${name} ${first!.help.replace(/[\\\n]/g, (sign) => (sign === '\n' ? '\\n' : '\\\\'))}`,
    `# TYPE ${name} ${first!.type}`,
    ...[first!, ...others].flatMap(({ samples }) =>
      samples.map(({ suffix, labels, value }) => `${name}${suffix}${labelsText(labels)} ${value}`),
    ),
  ])
  return `${lines.join('\n')}\n`
}

/** The same families, each sample marked with the process that it comes from. */
export function markedWith(families: Family[], process: string): Family[] {
  return families.map((family) => ({
    ...family,
    samples: family.samples.map((sample) => ({ ...sample, labels: { ...sample.labels, process } })),
  }))
}

function labelsText(labels: Labels): string {
  const all = Object.entries(labels)
  return all.length ? `{${all.map(([name, value]) => `${name}="${escaped(value)}"`).join(',')}}` : ''
}

const escaped = (value: string) => value.replace(/[\\"\n]/g, (sign) => (sign === '\n' ? '\\n' : `\\${sign}`))
