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

/** An instant as the value of a `datetime-local` input, to the minute, on this device's clock. */
export function localMinute(instant: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const day = [instant.getFullYear(), two(instant.getMonth() + 1), two(instant.getDate())].join('-')
  return `${day}T${two(instant.getHours())}:${two(instant.getMinutes())}`
}

/** The start, in that form, of an activity that just ended. */
export const startOfFinished = (minutes: number | null) =>
  localMinute(new Date(Date.now() - (minutes || 0) * 60_000))

/** The instant of such a value; undefined while it is empty or incomplete. */
export function instantOf(local: string): Date | undefined {
  const instant = new Date(local)
  return local && !Number.isNaN(instant.getTime()) ? instant : undefined
}
