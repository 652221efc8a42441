const formats = new Map<string, Intl.DateTimeFormat>()

/** 'Nov 21, 7:05 AM' of an instant in `zone`. */
export function formatMoment(instant: string, zone: string): string {
  let format = formats.get(zone)
  if (!format) {
    const options = {
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZone: zone,
    } as const
    format = new Intl.DateTimeFormat('en-US', options)
    formats.set(zone, format)
  }
  return format.format(new Date(instant))
}
