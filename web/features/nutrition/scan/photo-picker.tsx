import { Camera, ImagePlus, ScanLine, X } from 'lucide-react'
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react'
import { SecureOnly } from '#web/ui/feedback/secure-only.tsx'
import { Button, IconButton } from '#web/ui/forms/button.tsx'
import { CameraInput, type CameraInputHandle } from '#web/ui/forms/camera-input.tsx'
import { words } from '../words.ts'
import type { MealDraft } from './use-meal-draft.ts'
import type { Photo } from './use-photo.ts'
import { usePhotosUnread } from './use-photos-unread.tsx'

type Props = { photo: Photo; draft: MealDraft; onScan: () => void }

/** Scans, takes, chooses or removes a meal's photo; requires the meal type first. */
export function PhotoPicker({ photo, draft, onScan }: Props) {
  const photosUnread = usePhotosUnread(words.describeInstead)
  const camera = useRef<CameraInputHandle>(null)
  const files = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)

  const picked = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    photo.choose(input.files?.[0])
    // Lets the same photo be chosen again.
    input.value = ''
  }
  const dropped = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (draft.mealTypeFor('uploading')) photo.choose(event.dataTransfer.files[0])
  }
  const dragged = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }

  return (
    <section
      aria-label={words.photo}
      onDragOver={dragged}
      onDragLeave={() => setOver(false)}
      onDrop={dropped}
      className={`rounded-md border border-dashed transition-colors ${over ? 'border-herb bg-herb-soft' : 'border-edge bg-raised'}`}
    >
      {photo.file ? (
        <>
          <Preview photo={photo} />
          {photosUnread ? <div className="px-2 pb-2">{photosUnread}</div> : null}
        </>
      ) : (
        <div className="grid justify-items-center gap-3 px-2.5 py-5 text-center">
          <div>
            <p className="font-semibold">{words.photoLead}</p>
            <p className="text-sm text-ink-2">
              <span className="pointer-coarse:hidden">{words.photoHint}</span>
              <span className="hidden pointer-coarse:inline">{words.photoHintTouch}</span>
            </p>
          </div>
          {photosUnread}
          <div className="flex flex-wrap justify-center gap-2">
            <Button
              variant="secondary"
              className="pointer-fine:hidden"
              icon={<Camera className="size-4.5" strokeWidth={1.75} aria-hidden="true" />}
              onClick={() => draft.mealTypeFor('takingPhoto') && camera.current?.open()}
            >
              {words.takePhoto}
            </Button>
            <Button
              variant="secondary"
              icon={<ImagePlus className="size-4.5" strokeWidth={1.75} aria-hidden="true" />}
              onClick={() => draft.mealTypeFor('uploading') && files.current?.click()}
            >
              {words.choosePhoto}
            </Button>
            <SecureOnly what="camera">
              <Button
                variant="secondary"
                icon={<ScanLine className="size-4.5" strokeWidth={1.75} aria-hidden="true" />}
                onClick={onScan}
              >
                {words.liveScan}
              </Button>
            </SecureOnly>
          </div>
          {photo.refused ? (
            <p role="alert" className="text-sm font-medium text-tomato">
              {words.notAnImage}
            </p>
          ) : null}
        </div>
      )}
      <CameraInput ref={camera} onPhoto={photo.choose} />
      <input ref={files} type="file" accept="image/*" hidden onChange={picked} />
    </section>
  )
}

function Preview({ photo }: { photo: Photo }) {
  const [hidden, setHidden] = useState<File>()
  return (
    <div className="relative p-2">
      {hidden === photo.file ? (
        <p className="grid aspect-4/3 place-items-center rounded-sm bg-sunken p-6 text-center text-ink-2">
          {words.photoNoPreview}
        </p>
      ) : (
        <img
          src={photo.address}
          alt={words.photoReady}
          onError={() => setHidden(photo.file)}
          className="max-h-72 w-full rounded-sm bg-sunken object-cover"
        />
      )}
      <IconButton
        label={words.removePhoto}
        onClick={photo.remove}
        className="absolute top-4 right-4 border border-line bg-raised"
      >
        <X className="size-5" aria-hidden="true" />
      </IconButton>
    </div>
  )
}
