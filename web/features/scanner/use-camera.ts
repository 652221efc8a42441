import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { toast } from '#web/ui/feedback/toast.tsx'
import { closeCamera, isDenied, openCamera } from './camera.ts'
import { words } from './words.ts'

export type CameraState = 'starting' | 'live' | 'denied' | 'failed'

/**
 * Shows the camera in a video element while the page is visible: the stream ends when the page is hidden or
 * the scanner closes, and restarts when the page is visible.
 */
export function useCamera(mode: keyof typeof words.titles) {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<CameraState>('starting')
  const inSight = useSyncExternalStore(onSight, () => !document.hidden)

  useEffect(() => {
    if (!inSight) return
    let gone = false
    let stream: MediaStream | undefined
    const show = async () => {
      const opened = await openCamera()
      if (gone) return closeCamera(opened)
      stream = opened
      // Unplugged, or taken by another program.
      for (const track of opened.getTracks()) track.onended = () => setState('failed')
      await play(video.current, opened)
      if (!gone) setState('live')
    }
    setState('starting')
    show().catch((error: unknown) => {
      if (!gone) setState(refused(error, mode))
    })
    return () => {
      gone = true
      closeCamera(stream)
    }
  }, [inSight, mode])

  return { video, state: inSight ? state : 'starting' }
}

function onSight(changed: () => void) {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}

async function play(video: HTMLVideoElement | null, stream: MediaStream) {
  if (!video) return
  video.srcObject = stream
  await video.play()
}

/** A denied camera is logged only; the overlay explains the alternatives. */
function refused(error: unknown, mode: keyof typeof words.titles): CameraState {
  console.warn('camera', error)
  if (isDenied(error)) return 'denied'
  toast({ title: words.cameraError, description: words.cameraErrorText[mode], variant: 'destructive' })
  return 'failed'
}
