import ical, { ICalEventTransparency } from 'ical-generator'
import { textInUnits } from '#contract/measures/measured-text.ts'
import type { UnitSystem } from '#contract/measures/units.ts'
import { productName, productSlug } from '#contract/product.ts'
import type { SavedSchedule } from '#contract/training/schedules.ts'
import { contentOf } from '#server/knowledge/workouts/write-content.ts'
import { words } from './words.ts'

/** By the clock of wherever the person then is. */
const time = '07:00'

/**
 * An event a session that is not missed. A session keeps its id, so that importing the schedule again changes its event
 * instead of adding one.
 */
export function scheduleAsCalendar({ schedule }: SavedSchedule, units: UnitSystem, now: Date): Uint8Array {
  const tell = (text: string) => textInUnits(text, units)
  const calendar = ical({
    name: tell(schedule.title),
    prodId: { company: productName, product: productSlug },
  })
  for (const { focus, sessions } of schedule.weeks)
    for (const { id, day, title, minutes, distance, state, workout } of sessions) {
      if (state === 'missed') continue
      const start = new Date(`${day}T${time}:00Z`)
      calendar.createEvent({
        id: `${id}@${productSlug}`,
        stamp: now,
        floating: true,
        start,
        end: new Date(start.getTime() + minutes * 60_000),
        summary: state === 'done' ? words.calendar.done(tell(title)) : tell(title),
        description: [words.calendar.about(minutes, distance), focus, contentOf(workout)]
          .filter(Boolean)
          .map(tell)
          .join('\n\n'),
        transparency: ICalEventTransparency.OPAQUE,
      })
    }
  return Buffer.from(calendar.toString())
}
