import { Image } from 'lucide-react'
import type { ActivityDetail } from '#contract/activities/activities.ts'
import type { Figure } from '#web/ui/activities/measured-figures.tsx'
import { Button } from '#web/ui/forms/button.tsx'
import type { LengthUnit } from '#web/ui/measures/distance.ts'
import { words } from '../words.ts'
import { useSharePicture } from './use-share-picture.ts'

type Props = {
  activity: ActivityDetail
  unit: LengthUnit
  /** Shown instead of the activity's own. */
  figures?: readonly Figure[] | undefined
}

/** Makes a picture of an activity and saves or shares it. */
export function SharePicture({ activity, unit, figures }: Props) {
  const { share, isPending } = useSharePicture(unit, figures)
  return (
    <Button
      variant="secondary"
      busy={isPending}
      icon={<Image className="size-4" strokeWidth={1.75} aria-hidden="true" />}
      onClick={() => share(activity)}
    >
      {words.share}
    </Button>
  )
}
