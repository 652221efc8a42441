const formats = new Map<string, Intl.DateTimeFormat>()

/** The minute of the day (0 to 1439) of `instant` in `zone`. */
export function minuteIn(zone: string, instant: Date): number {
  let format = formats.get(zone)
  if (!format) {
    // Zone names in any capitals; the cache is bounded.
    if (formats.size > 1000) formats.clear()
    format = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' })
    formats.set(zone, format)
  }
  const [hours, minutes] = format.format(instant).split(':').map(Number)
  return hours! * 60 + minutes!
}
