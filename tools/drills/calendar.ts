import { addDays, dayIn, dayStart } from '#contract/measures/day.ts'
import { nextOccurrence } from '#server/features/notifications/reminders/next-occurrence.ts'
import type { Drill } from './support/drill.ts'

const hour = 3_600_000
/** Zones with unusual clock changes, and those at the date line. */
const odd = [
  'America/Chicago',
  'Europe/Berlin',
  'Australia/Lord_Howe',
  'Africa/Cairo',
  'America/Havana',
  'Asia/Kathmandu',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
  'Etc/GMT+12',
  'America/Godthab',
]
/** Around midnight and the hours that clocks skip or repeat, and common ones. */
const times = ['00:00', '00:30', '01:30', '02:00', '02:30', '08:00', '12:30', '18:00', '23:59']

/** Whole years in every zone: a leap year and the next year. */
export const calendar: Drill = {
  name: 'calendar',
  promise:
    'every moment lies in exactly one local day, and every reminder comes once a local day, across time changes',
  places: ['embedded'],
  run({ short, say }) {
    const zones = short ? odd : [...new Set([...Intl.supportedValuesOf('timeZone'), ...odd])]
    const years = short ? [2028] : [2028, 2029]
    const found = { moments: 0, astray: 0, reminders: 0, wrongDays: 0, early: 0 }
    for (const zone of zones)
      for (const year of years) {
        countMoments(zone, year, found)
        for (const time of times) countReminders(zone, year, time, found)
      }
    say(`${zones.length} zones`)
    return Promise.resolve({ zones: zones.length, years: years.length, ...found })
  },
  kept: ({ zones, moments, reminders, astray, wrongDays, early }, { short }) =>
    zones! >= (short ? 10 : 400) &&
    moments! > zones! * 8000 &&
    reminders! > zones! * 3000 &&
    [astray, wrongDays, early].every((one) => one === 0),
}

type Found = { moments: number; astray: number; reminders: number; wrongDays: number; early: number }

/** Each hour of the year lies between the start of its day and of the next. */
function countMoments(zone: string, year: number, found: Found) {
  let on = ''
  let from = 0
  let to = 0
  for (let at = Date.UTC(year, 0); at < Date.UTC(year + 1, 0); at += hour) {
    const day = dayIn(zone, new Date(at))
    if (day !== on) {
      on = day
      from = dayStart(zone, day).getTime()
      to = dayStart(zone, addDays(day, 1)).getTime()
    }
    found.moments++
    if (at < from || at >= to) found.astray++
  }
}

/** Reminders through the year: one per day, never early. */
function countReminders(zone: string, year: number, localTime: string, found: Found) {
  let after = new Date(Date.UTC(year, 0))
  let last = ''
  while (after.getTime() < Date.UTC(year + 1, 0)) {
    const next = nextOccurrence({ localTime, zone }, after)
    const on = dayIn(zone, next)
    found.reminders++
    if (last && on !== addDays(last, 1)) found.wrongDays++
    if (clockIn(zone, next) < localTime && !endsWith(zone, next)) found.early++
    last = on
    after = next
  }
}

/** Whether the day ends a minute later: clocks skipped the rest of it. */
const endsWith = (zone: string, instant: Date) =>
  dayIn(zone, new Date(instant.getTime() + 60_000)) !== dayIn(zone, instant)

const clocks = new Map<string, Intl.DateTimeFormat>()
function clockIn(zone: string, instant: Date): string {
  let format = clocks.get(zone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
    clocks.set(zone, format)
  }
  return format.format(instant)
}
