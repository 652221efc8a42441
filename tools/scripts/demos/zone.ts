/** A time zone where it is early evening at `now`: most of the demo's day is logged, dinner is not. */
export function eveningZone(now: Date): string {
  const found = Intl.supportedValuesOf('timeZone').find((timeZone) => {
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(
      now,
    )
    return clock >= '17:30' && clock < '18:30'
  })
  if (!found) throw new Error('No time zone of this system has evening.')
  return found
}
