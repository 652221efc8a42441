import { timezoneGroups } from '#contract/measures/timezones.ts'
import { words } from '../words.ts'

export type Zone = { name: string; city: string; region: string }
export type ZoneGroup = { label: string; zones: readonly Zone[] }

const cities = new Map<string, string>(
  timezoneGroups.flatMap(({ zones }) => zones.map(([city, name]) => [canonical(name), city] as const)),
)

/** The browser's own name of a zone: Asia/Kolkata and Asia/Calcutta are one. */
export function canonical(name: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    return name
  }
}

/** 'Berlin (Europe)'. */
export const labelOf = ({ city, region }: Zone) => (region ? `${city} (${region})` : city)

/** 'America/Argentina/Ushuaia' as Ushuaia in America, Argentina. */
export function zoneOf(name: string): Zone {
  const parts = name.replaceAll('_', ' ').split('/')
  const last = parts.pop()!
  return { name, city: cities.get(canonical(name)) ?? last, region: parts.join(', ') }
}

const offered: readonly ZoneGroup[] = timezoneGroups.map(({ id, zones }) => ({
  label: words.zoneGroups[id],
  zones: zones.map(([, name]) => zoneOf(name)),
}))

/** Maximum number of matches shown. */
const most = 60
let all: readonly Zone[] | undefined

/** The grouped zones; with a search text, all zones whose city, region or name matches. */
export function zonesFor(typed: string): readonly ZoneGroup[] {
  const sought = plain(typed).split(' ').filter(Boolean)
  if (sought.length === 0) return offered
  all ??= Intl.supportedValuesOf('timeZone').map(zoneOf)
  const found = all.filter(({ name, city }) => {
    const text = plain(`${city} ${name}`)
    return sought.every((word) => text.includes(word))
  })
  return [{ label: words.zonesFound, zones: found.slice(0, most) }]
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[/_\s]+/g, ' ')
    .trim()

/** 'GMT+5:30' at `now`. */
export function offsetOf(name: string, now: Date): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: name, timeZoneName: 'shortOffset' }).formatToParts(
    now,
  )
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT'
}
