import type { ActivityDetail } from '../activities.ts'

export type Series = ActivityDetail['series']
export type SeriesMark = {
  metres: number
  movingMilliseconds: number
  elevation: number | null
  heartRate: number | null
}

export const mostSamples = 500

/** Divides the distance into at most 500 equal stretches with average elevation, speed (km/h) and heart rate. */
export function seriesOf(marks: SeriesMark[]): Series {
  const whole = marks.at(-1)?.metres ?? 0
  if (!whole) return []
  const length = Math.max(whole / mostSamples, 10)
  const series: Series = []
  let from = 0
  for (let i = 1; i < marks.length; i++) {
    const isLast = i === marks.length - 1
    if (marks[i]!.metres < (series.length + 1) * length && !isLast) continue
    const way = marks[i]!.metres - marks[from]!.metres
    const time = marks[i]!.movingMilliseconds - marks[from]!.movingMilliseconds
    if (way <= 0) continue
    const stretch = marks.slice(from + 1, i + 1)
    series.push({
      distance: marks[i]!.metres / 1000,
      elevation: average(stretch.map(({ elevation }) => elevation)),
      speed: time > 0 ? way / (time / 3600) : null,
      heartRate: average(stretch.map(({ heartRate }) => heartRate)),
    })
    from = i
  }
  return series.slice(0, mostSamples)
}

function average(figures: (number | null)[]) {
  const known = figures.filter((one) => one !== null)
  return known.length ? Math.round((known.reduce((sum, one) => sum + one, 0) / known.length) * 10) / 10 : null
}
