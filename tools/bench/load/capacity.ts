import type { Measured } from './measure.ts'
import type { Sizes } from './statements.ts'

type Known = {
  users: number
  matrix: readonly Measured[]
  storage: Sizes
  receipts: Sizes[string]
  /** Bytes of write-ahead log per write. */
  logBytes: number
}

/**
 * Usage model: daily active share, calls a day and the writes among them, and the ratio of the busiest hour
 * to the mean.
 */
const habit = { share: 0.3, calls: 40, writes: 8, peak: 3, photos: 0.5, photoKilobytes: 150 }
/** US dollars a month: a core with its memory, and a GB of SSD and of object storage. */
const price = { core: 30, ssd: 0.1, objects: 0.023 }
const filled = 0.6
const receiptDays = 30
const daySeconds = 86_400
const sizes = [10_000, 100_000, 1_000_000, 10_000_000]
const owned = ['nutrition_logs', 'drink_logs', 'activities', 'day_totals', 'day_runs', 'weigh_ins']

/** Capacity for a number of users, from the least disturbed one-process measurement at full size. */
export function capacity({ users, matrix, storage, receipts, logBytes }: Known) {
  const { cpuMs } = matrix
    .filter(({ processes }) => processes === 1)
    .toSorted((a, b) => a.cpuMs.servers - b.cpuMs.servers)[0]!
  const yearBytes = owned.reduce((sum, name) => sum + (storage[name]?.bytes ?? 0), 0) / users
  const receiptBytes = receipts.bytes / receipts.rows
  const rows = sizes.map((people) => {
    const daily = people * habit.share
    const calls = ((daily * habit.calls) / daySeconds) * habit.peak
    const servers = (calls * cpuMs.servers) / 1000 / filled
    const database = (calls * cpuMs.database) / 1000 / filled
    const yearGb = (daily * yearBytes) / 1e9
    const receiptsGb = (daily * habit.writes * receiptDays * receiptBytes) / 1e9
    const photosGb = (daily * habit.photos * habit.photoKilobytes * 365) / 1e6
    const money = {
      // Redundancy of two, and SSD half empty.
      servers: Math.max(1, Math.ceil(servers)) * 2 * price.core,
      database: Math.max(2, Math.ceil(database)) * 2 * price.core,
      ssd: (yearGb + receiptsGb) * 2 * 1.5 * price.ssd,
      photos: photosGb * price.objects,
    }
    const all = Object.values(money).reduce((sum, one) => sum + one, 0)
    return {
      need: {
        people: whole(people),
        'active a day': whole(daily),
        'calls a second, busiest hour': short(calls),
        'writes a second': short((calls * habit.writes) / habit.calls),
        'server cores': short(servers),
        'database cores': short(database),
        'GB a year': short(yearGb),
        'GB of receipts': short(receiptsGb),
        'GB of write-ahead log a day': short((daily * habit.writes * logBytes) / 1e9),
      },
      cost: {
        people: whole(people),
        ...Object.fromEntries(Object.entries(money).map(([name, dollars]) => [name, whole(dollars)])),
        'total, $ a month': whole(all),
        'cents a user': ((all / people) * 100).toFixed(3),
        'cents an active user': ((all / daily) * 100).toFixed(2),
      },
    }
  })
  return { yearBytes, needs: rows.map(({ need }) => need), costs: rows.map(({ cost }) => cost) }
}

const whole = (value: number) => Math.round(value).toLocaleString('en').replaceAll(',', ' ')
const short = (value: number) =>
  value >= 10 ? whole(value) : value >= 0.1 ? value.toFixed(1) : value.toFixed(2)
