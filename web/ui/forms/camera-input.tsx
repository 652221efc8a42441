import { type Ref, useImperativeHandle, useRef } from 'react'
import { isIos } from '#web/http/platform.ts'
import { toast } from '../feedback/toast.tsx'
import { words } from '../words.ts'

/** Opens the camera; in the browser it must happen while a tap is being handled. */
export type CameraInputHandle = { open: () => void }
type Props = {
  ref: Ref<CameraInputHandle>
  label?: string
  onPhoto: (photo: File | undefined) => void
}

/** A photo from this device's camera: by the phone's own in the iOS app, by a file input everywhere else. */
export function CameraInput({ ref, label, onPhoto }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const fromPhone = async () => {
    const { takePhoto } = await import('../device/phone-camera.ts')
    const photo = await takePhoto()
    if (photo === 'denied')
      toast({ title: words.cameraDenied, description: words.cameraDeniedText, variant: 'destructive' })
    else onPhoto(photo)
  }
  useImperativeHandle(ref, () => ({
    open() {
      if (!isIos()) return input.current?.click()
      fromPhone().catch(() =>
        toast({ title: words.cameraFailed, description: words.cameraFailedText, variant: 'destructive' }),
      )
    },
  }))
  return (
    <input
      ref={input}
      type="file"
      accept="image/*"
      capture="environment"
      aria-label={label}
      hidden
      onChange={({ currentTarget }) => {
        onPhoto(currentTarget.files?.[0])
        // So that choosing the same photo once more counts as a choice.
        currentTarget.value = ''
      }}
    />
  )
}
