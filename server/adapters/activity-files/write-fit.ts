import { Encoder, Profile } from '@garmin/fitsdk'
import type { ActivityType } from '#contract/activities.ts'
import type { OutgoingActivity } from './outgoing.ts'

/** Sport and sub-sport by the SDK's names. */
const sports: Record<ActivityType, readonly [sport: string, subSport: string]> = {
  running: ['running', 'generic'],
  walking: ['walking', 'generic'],
  cycling: ['cycling', 'generic'],
  swimming: ['swimming', 'generic'],
  hiking: ['hiking', 'generic'],
  yoga: ['training', 'yoga'],
  weightlifting: ['training', 'strengthTraining'],
  basketball: ['basketball', 'generic'],
  tennis: ['tennis', 'generic'],
  soccer: ['soccer', 'generic'],
  dancing: ['dance', 'generic'],
  rowing: ['rowing', 'generic'],
  climbing: ['rockClimbing', 'generic'],
  golf: ['golf', 'generic'],
  other: ['generic', 'generic'],
}
const semicirclesOf = (degrees: number) => Math.round(degrees * (2 ** 31 / 180))

/** A FIT activity file: timer events, one record a position, one lap, one session. */
export function writeFit(activity: OutgoingActivity): Uint8Array {
  const { recording, type, distance, movingTime, calories, avgHeartRate, maxHeartRate } = activity
  const { startedAt, endedAt, positions, pauses } = recording
  const encoder = new Encoder()
  const write = (number: number, message: object) => encoder.onMesg(number as never, message as never)
  const { MesgNum } = Profile as unknown as { MesgNum: Record<string, number> }
  const start = new Date(startedAt)
  const end = new Date(endedAt)
  const timer = (t: number, eventType: 'start' | 'stopAll') =>
    write(MesgNum.EVENT!, { timestamp: new Date(t), event: 'timer', eventType })

  write(MesgNum.FILE_ID!, {
    type: 'activity',
    manufacturer: 'development',
    product: 1,
    serialNumber: 1,
    timeCreated: start,
  })
  timer(startedAt, 'start')
  const events = pauses.flatMap(([from, to]) => [
    { t: from, eventType: 'stopAll' as const },
    { t: to, eventType: 'start' as const },
  ])
  let next = 0
  const timerUntil = (t: number) => {
    for (; next < events.length && events[next]!.t <= t; next++)
      timer(events[next]!.t, events[next]!.eventType)
  }
  for (const { t, lat, lon, elevation, heartRate } of positions) {
    timerUntil(t)
    write(MesgNum.RECORD!, {
      timestamp: new Date(t),
      positionLat: semicirclesOf(lat),
      positionLong: semicirclesOf(lon),
      ...(elevation !== null && { enhancedAltitude: elevation }),
      ...(heartRate !== null && { heartRate }),
    })
  }
  for (const { t, heartRate } of recording.beats) {
    timerUntil(t)
    write(MesgNum.RECORD!, { timestamp: new Date(t), heartRate })
  }
  timerUntil(endedAt)
  timer(endedAt, 'stopAll')
  const [sport, subSport] = sports[type]
  const whole = {
    timestamp: end,
    startTime: start,
    totalElapsedTime: (endedAt - startedAt) / 1000,
    totalTimerTime: movingTime ?? (endedAt - startedAt) / 1000,
    ...(distance !== null && { totalDistance: distance * 1000 }),
    ...(calories !== null && { totalCalories: Math.round(calories) }),
    ...(avgHeartRate !== null && { avgHeartRate: Math.round(avgHeartRate) }),
    ...(maxHeartRate !== null && { maxHeartRate: Math.round(maxHeartRate) }),
    sport,
    subSport,
  }
  write(MesgNum.LAP!, { ...whole, messageIndex: 0, event: 'lap', eventType: 'stop' })
  write(MesgNum.SESSION!, {
    ...whole,
    messageIndex: 0,
    firstLapIndex: 0,
    numLaps: 1,
    event: 'session',
    eventType: 'stop',
  })
  write(MesgNum.ACTIVITY!, {
    timestamp: end,
    numSessions: 1,
    type: 'manual',
    event: 'activity',
    eventType: 'stop',
  })
  return encoder.close()
}
