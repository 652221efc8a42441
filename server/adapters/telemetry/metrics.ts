/** A label's value comes from a short list (a route's pattern, a port's name), never from what people send. */
export type Labels = Readonly<Record<string, string>>
export type Sample = { suffix: string; labels: Labels; value: number }
export type Family = {
  name: string
  help: string
  type: 'counter' | 'gauge' | 'histogram'
  samples: Sample[]
}
type Reading = { labels: Labels; value: number }

/** Figures about this process for whoever runs it. Names are Prometheus names: `forkmile_…`, units in the name. */
export type Metrics = {
  /** Adds `by` to a count that only grows. */
  count(name: string, help: string, labels?: Labels, by?: number): void
  /** Files a duration, in seconds, under its bucket. */
  time(name: string, help: string, labels: Labels, seconds: number): void
  /** A figure that is read when somebody asks; one that cannot be read then is left out. */
  gauge(name: string, help: string, read: () => number | Reading[] | Promise<number | Reading[]>): void
  families(): Promise<Family[]>
}

/** Upper ends of the buckets, in seconds: from a prepared read to a model that thinks. */
export const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
/** A family grows no further: a label that was not from a short list after all must not fill the memory. */
const mostSeries = 3000

type Timed = { labels: Labels; counts: number[]; sum: number; count: number }
type Kept = { help: string; counted: Map<string, Reading>; timed: Map<string, Timed> }

export function openMetrics(): Metrics {
  const kept = new Map<string, Kept>()
  const gauges = new Map<string, { help: string; read: Parameters<Metrics['gauge']>[2] }>()

  function familyOf(name: string, help: string): Kept {
    const known = kept.get(name) ?? { help, counted: new Map(), timed: new Map() }
    kept.set(name, known)
    return known
  }

  return {
    count(name, help, labels = {}, by = 1) {
      const series = seriesOf(familyOf(name, help).counted, labels, () => ({ labels, value: 0 }))
      if (series) series.value += by
    },
    time(name, help, labels, seconds) {
      const fresh = () => ({ labels, counts: buckets.map(() => 0), sum: 0, count: 0 })
      const series = seriesOf(familyOf(name, help).timed, labels, fresh)
      if (!series) return
      const at = buckets.findIndex((end) => seconds <= end)
      if (at >= 0) series.counts[at]!++
      series.sum += seconds
      series.count++
    },
    gauge(name, help, read) {
      gauges.set(name, { help, read })
    },
    async families() {
      const read = await Promise.all([...gauges].map(([name, { help, read }]) => readGauge(name, help, read)))
      return [...[...kept].flatMap(([name, family]) => familiesOf(name, family)), ...read.flat()]
    },
  }
}

function seriesOf<T>(series: Map<string, T>, labels: Labels, fresh: () => T): T | undefined {
  const key = JSON.stringify(labels)
  const known = series.get(key)
  if (known) return known
  if (series.size >= mostSeries) return undefined
  const made = fresh()
  series.set(key, made)
  return made
}

function familiesOf(name: string, { help, counted, timed }: Kept): Family[] {
  const counts = [...counted.values()].map(({ labels, value }) => ({ suffix: '', labels, value }))
  const times = [...timed.values()].flatMap(({ labels, counts, sum, count }) => {
    let below = 0
    const filled = counts.map((one, at) => {
      below += one
      return { suffix: '_bucket', labels: { ...labels, le: String(buckets[at]) }, value: below }
    })
    return [
      ...filled,
      { suffix: '_bucket', labels: { ...labels, le: '+Inf' }, value: count },
      { suffix: '_sum', labels, value: sum },
      { suffix: '_count', labels, value: count },
    ]
  })
  return [
    ...(counts.length ? [{ name, help, type: 'counter' as const, samples: counts }] : []),
    ...(times.length ? [{ name, help, type: 'histogram' as const, samples: times }] : []),
  ]
}

async function readGauge(
  name: string,
  help: string,
  read: Parameters<Metrics['gauge']>[2],
): Promise<Family[]> {
  try {
    const value = await read()
    const readings = typeof value === 'number' ? [{ labels: {}, value }] : value
    return [{ name, help, type: 'gauge', samples: readings.map((one) => ({ suffix: '', ...one })) }]
  } catch {
    return []
  }
}
