import type { ActivityType } from '#contract/activities/activities.ts'
import type { Recording } from '#contract/activities/track/position.ts'

/** An activity to be exported; positions are already cut by the owner's privacy radius. */
export type OutgoingActivity = {
  recording: Recording
  type: ActivityType
  name: string
  /** Kilometres. */
  distance: number | null
  /** Seconds in motion. */
  movingTime: number | null
  calories: number | null
  avgHeartRate: number | null
  maxHeartRate: number | null
}

/** Splits positions at the pauses. */
export function stretchesOf({ positions, pauses }: Recording): Recording['positions'][] {
  const stretches: Recording['positions'][] = [[]]
  let pause = 0
  for (const position of positions) {
    let crossed = false
    while (pause < pauses.length && position.t >= pauses[pause]![1]) {
      crossed = true
      pause++
    }
    if (crossed && stretches.at(-1)!.length) stretches.push([])
    stretches.at(-1)!.push(position)
  }
  return stretches.filter((stretch) => stretch.length > 0)
}

/** Escapes text for an element or attribute; characters that XML does not allow are dropped. */
export function xmlText(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
