import { Counter, Gauge, Histogram, Registry } from 'prom-client'

/** Label values come from a short list (a route's pattern, a port's name), never from user input. */
export type Labels = Readonly<Record<string, string>>
type Reading = { labels: Labels; value: number }

/** Metrics of this process. Names are Prometheus names: `forkmile_…`, units in the name. */
export type Metrics = {
  readonly registry: Registry
  /** Adds `by` to a counter. */
  count(name: string, help: string, labels?: Labels, by?: number): void
  /** Adds a duration, in seconds, to a histogram. */
  time(name: string, help: string, labels: Labels, seconds: number): void
  /** Defines a gauge that is read at each scrape; without a value when reading fails. */
  gauge(
    name: string,
    help: string,
    labelNames: readonly string[],
    read: () => number | Reading[] | Promise<number | Reading[]>,
  ): void
}

/** Upper bounds of the buckets in seconds, from a prepared read to a slow model. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

export function openMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  const known = <M>(name: string, define: () => M) =>
    (registry.getSingleMetric(name) as M | undefined) ?? define()

  return {
    registry,
    count(name, help, labels = {}, by = 1) {
      const labelNames = Object.keys(labels)
      known(name, () => new Counter({ name, help, labelNames, registers })).inc(labels, by)
    },
    time(name, help, labels, seconds) {
      const labelNames = Object.keys(labels)
      known(name, () => new Histogram({ name, help, labelNames, buckets, registers })).observe(
        labels,
        seconds,
      )
    },
    gauge(name, help, labelNames, read) {
      registry.removeSingleMetric(name)
      new Gauge({
        name,
        help,
        labelNames,
        registers,
        async collect() {
          const value = await Promise.resolve()
            .then(read)
            .catch(() => [])
          if (labelNames.length) this.reset()
          else this.remove()
          if (typeof value === 'number') this.set(value)
          else for (const reading of value) this.set(reading.labels, reading.value)
        },
      })
    },
  }
}
