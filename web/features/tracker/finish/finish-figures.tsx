import type { ActivityType } from '#contract/activities/activities.ts'
import { recordedFigures } from '#contract/activities/derived-figures.ts'
import type { Figures } from '#contract/activities/track/figures.ts'
import { FigureGrid, measuredFigures } from '#web/ui/activities/measured-figures.tsx'
import type { LengthUnit } from '../measure.ts'

type Props = {
  figures: Figures & { calories: number }
  type: ActivityType
  unit: LengthUnit
}

/** The final figures, as the history will show them. */
export function FinishFigures({ figures, type, unit }: Props) {
  const shown = measuredFigures(
    {
      ...recordedFigures({ ...figures, distance: figures.distanceKm }),
      activityType: type,
      caloriesBurned: figures.calories,
      elevation: figures.gain,
    },
    unit,
  )
  const { distance, moving, pace, speed, duration, climbed, calories } = shown
  return <FigureGrid figures={[distance, moving, pace, speed, duration, climbed, calories]} />
}
