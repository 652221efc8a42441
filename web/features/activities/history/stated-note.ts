import type { ActivityDetail } from '#contract/activities/activities.ts'
import { formatClimb, formatDistance, type LengthUnit } from '#web/ui/measures/distance.ts'
import { words } from '../words.ts'

type Figures = Pick<ActivityDetail, 'stated' | 'distance' | 'elevation'>

/** What the device's file states: that the distance shown is its own, and its figures that differ from those shown. */
export function statedNote({ stated, distance, elevation }: Figures, unit: LengthUnit): string {
  const length = (kilometres: number | null | undefined) =>
    kilometres == null ? '' : formatDistance(kilometres, unit, 2)
  const climb = (metres: number | null | undefined) => (metres == null ? '' : formatClimb(metres, unit))
  const [way, climbed] = [length(stated?.distance), climb(stated?.elevation)]
  const isOwnWay = way === length(distance)
  const others = [
    isOwnWay ? '' : way,
    climbed && climbed !== climb(elevation) ? words.ofElevation(climbed) : '',
  ].filter(Boolean)
  return [
    stated?.isCounted && way && isOwnWay ? words.distanceAsTold : '',
    others.length ? words.watchTold(others.join(', ')) : '',
  ]
    .filter(Boolean)
    .join(' ')
}
