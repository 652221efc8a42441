import { addDays, daysBetween } from '#contract/measures/day.ts'
import type { Schedule, Session } from '#contract/training/schedules.ts'
import { eased } from './resize.ts'
import { totalsOf } from './totals.ts'

/** Result of a change: user-visible sentences, the week after which growth is limited anew, and how. */
export type Outcome = { said: string[]; after: number; next: 'usual' | 'held' | 'back' }

const apart = 2

/** A mutable copy of a schedule's sessions. The given schedule is unchanged. */
export class ScheduleDraft {
  readonly today: string
  readonly #before: Schedule
  #sessions: Session[]

  constructor(schedule: Schedule, today: string) {
    this.#before = schedule
    this.today = today
    this.#sessions = schedule.weeks.flatMap(({ sessions }) => sessions)
  }

  get sessions(): readonly Session[] {
    return this.#sessions
  }
  byId(id: string): Session | undefined {
    return this.#sessions.find((one) => one.id === id)
  }
  /** Counts from 1. */
  weekOf(day: string): number {
    const weeks = this.#before.weeks
    return Math.min(weeks.length, Math.max(1, Math.floor(daysBetween(weeks[0]!.startsOn, day) / 7) + 1))
  }
  change(id: string, to: Partial<Session>) {
    this.#sessions = this.#sessions.map((one) => (one.id === id ? { ...one, ...to } : one))
  }
  remove(id: string) {
    this.#sessions = this.#sessions.filter((one) => one.id !== id)
  }
  ease({ id }: Session) {
    this.#sessions = this.#sessions.map((one) =>
      one.id === id ? eased(one, this.weekOf(one.day), this.#before) : one,
    )
  }
  /** The session of a day, unless missed. */
  on(day: string): Session | undefined {
    return this.#sessions.find((one) => one.day === day && one.state !== 'missed')
  }
  /** Days of the week of `day` from today up to the race. */
  daysLeft(day: string): string[] {
    const first = addDays(this.#before.weeks[0]!.startsOn, (this.weekOf(day) - 1) * 7)
    const race = this.#sessions.find(({ kind }) => kind === 'race')?.day
    return Array.from({ length: 7 }, (_, at) => addDays(first, at)).filter(
      (one) => one >= this.today && (race === undefined || one < race),
    )
  }
  /** Other hard sessions on the day or on its neighbours. */
  hardBeside(day: string, id: string): Session[] {
    return this.#sessions.filter(
      (one) =>
        one.hard && one.id !== id && one.state !== 'missed' && Math.abs(daysBetween(one.day, day)) < apart,
    )
  }
  isOpen({ state, day }: Session): boolean {
    return (state === 'planned' || state === 'moved') && day >= this.today
  }
  schedule(): Schedule {
    const weeks = this.#before.weeks.map((week) => {
      const sessions = this.#sessions
        .filter(({ day }) => this.weekOf(day) === week.week)
        .sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
      return { ...week, ...totalsOf(sessions), sessions }
    })
    return { ...this.#before, weeks }
  }
}
