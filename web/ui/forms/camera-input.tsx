import { type Ref, useImperativeHandle, useRef } from 'react'
import { isIos } from '#web/http/platform.ts'
import { toast } from '../feedback/toast.tsx'
import { words } from '../words.ts'

/** Opens the camera; in the browser it has to be called during a tap. */
export type CameraInputHandle = { open: () => void }
type Props = {
  ref: Ref<CameraInputHandle>
  label?: string
  onPhoto: (photo: File | undefined) => void
}

/** A photo from the camera: the native camera in the iOS app, a file input elsewhere. */
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
        // Lets the same photo be chosen again.
        currentTarget.value = ''
      }}
    />
  )
}
