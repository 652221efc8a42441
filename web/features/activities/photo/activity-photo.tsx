import { ImagePlus, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import type { ActivityDetail } from '#contract/activities/activities.ts'
import { useFileAddress } from '#web/http/use-file-address.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Button, IconButton } from '#web/ui/forms/button.tsx'
import { words } from '../words.ts'
import { useChangePhoto } from './use-change-photo.ts'

type Props = { activity: Pick<ActivityDetail, 'id' | 'photoUrl'> }

/** The photo of an activity with buttons to change and remove it, or a button to add one. */
export function ActivityPhoto({ activity: { id, photoUrl } }: Props) {
  const files = useRef<HTMLInputElement>(null)
  const { add, remove, isAdding, isRemoving } = useChangePhoto(id)
  return (
    <section aria-label={words.photo} className="grid grid-cols-1 justify-items-start gap-2.5">
      {photoUrl ? <Picture key={photoUrl} path={photoUrl} /> : null}
      <div className="flex flex-wrap gap-1">
        <Button
          variant="secondary"
          busy={isAdding}
          icon={<ImagePlus className="size-4" strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => files.current?.click()}
        >
          {photoUrl ? words.changePhoto : words.addPhoto}
        </Button>
        {photoUrl ? (
          <IconButton label={words.removePhoto} disabled={isRemoving} onClick={remove}>
            <Trash2 className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        ) : null}
      </div>
      <input
        ref={files}
        type="file"
        accept="image/*"
        aria-label={words.photo}
        hidden
        onChange={({ currentTarget }) => {
          const photo = currentTarget.files?.[0]
          if (photo) add(photo)
          // Allows choosing the same photo again.
          currentTarget.value = ''
        }}
      />
    </section>
  )
}

function Picture({ path }: { path: string }) {
  const { address, failed } = useFileAddress(path)
  const [broken, setBroken] = useState(false)
  if (failed || broken) return <p className="text-sm text-ink-2">{words.photoGone}</p>
  if (!address) return <Skeleton className="aspect-4/3 w-full max-w-xl" />
  return (
    <img
      src={address}
      alt={words.photoOf}
      onError={() => setBroken(true)}
      className="aspect-4/3 w-full max-w-xl rounded-lg bg-sunken object-cover"
    />
  )
}
