import { type Reason, words } from './words.ts'

const shownPlaces = 5

/** Refused rows of an import by reason, with their first positions; a row counts once per reason. */
export function refusalList() {
  const seen = new Map<Reason, { total: number; places: string[]; last: string }>()
  return {
    add(reason: Reason, file: string, row: number) {
      const place = `${file}:${row}`
      const known = seen.get(reason) ?? { total: 0, places: [], last: '' }
      seen.set(reason, known)
      if (known.last === place) return
      known.last = place
      known.total++
      if (known.places.length < shownPlaces) known.places.push(place)
    },
    get total() {
      return [...seen.values()].reduce((sum, { total }) => sum + total, 0)
    },
    lines(): string[] {
      return [...seen].map(([reason, { total, places }]) =>
        words.refusal(words.reasons[reason], total, places),
      )
    },
  }
}
export type Refusals = ReturnType<typeof refusalList>
