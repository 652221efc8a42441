import ical, { ICalEventTransparency } from 'ical-generator'
import { productName, productSlug } from '#contract/product.ts'
import type { SavedSchedule } from '#contract/schedules.ts'
import type { Trainer } from '../adapters/ai/ai.ts'
import { words } from './words.ts'

/** By the clock of wherever the person then is. */
const time = '07:00'

/**
 * An event a session that is not missed. A session keeps its id, so that importing the schedule again changes its event
 * instead of adding one.
 */
export function scheduleAsCalendar({ schedule }: SavedSchedule, trainer: Trainer, now: Date): Uint8Array {
  const calendar = ical({
    name: schedule.title,
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
        summary: state === 'done' ? words.calendar.done(title) : title,
        description: [words.calendar.about(minutes, distance), focus, trainer.workoutText(workout)]
          .filter(Boolean)
          .join('\n\n'),
        transparency: ICalEventTransparency.OPAQUE,
      })
    }
  return Buffer.from(calendar.toString())
}
