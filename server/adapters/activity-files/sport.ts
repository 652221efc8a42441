import type { ActivityType } from '#contract/activities/activities.ts'

const patterns: readonly (readonly [ActivityType, RegExp])[] = [
  ['golf', /golf/],
  ['yoga', /yoga|pilates|flexib|stretch/],
  ['weightlifting', /weight|strength|crossfit|gym/],
  ['swimming', /swim/],
  ['hiking', /hik|trek|mountaineer|snowshoe/],
  ['walking', /walk/],
  ['rowing', /row|kayak|canoe|paddl/],
  ['cycling', /cycl|bik|ride|velo|^1$/],
  ['running', /run|jog|treadmill|^9$/],
  ['climbing', /climb|boulder/],
  ['dancing', /danc|zumba/],
  ['tennis', /tennis|squash|badminton|racket|padel|pickleball/],
  ['soccer', /soccer|football|futsal/],
  ['basketball', /basketball/],
]

/** Maps a file's spelling of a sport to an activity type. */
export function sportOf(...told: (string | null | undefined)[]): ActivityType {
  for (const word of told) {
    const plain = word
      ?.toLowerCase()
      .replace(/[^a-z0-9]+/g, ' ')
      .trim()
    const found = plain && patterns.find(([, pattern]) => pattern.test(plain))
    if (found) return found[0]
  }
  return 'other'
}
