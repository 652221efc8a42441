import { CameraOff } from 'lucide-react'
import { words } from './words.ts'

/** Why the camera is unavailable, and the alternatives. */
export function CameraProblem({ denied, mode }: { denied: boolean; mode: 'meal' | 'fridge' }) {
  return (
    <div
      role="alert"
      className="grid h-full place-content-center justify-items-center gap-2 px-6 text-center"
    >
      <CameraOff className="mb-2 size-9 text-ink-2" strokeWidth={1.5} aria-hidden="true" />
      <p className="display text-xl">{words.cameraError}</p>
      <p className="max-w-sm text-ink-2">
        {denied ? words.cameraDenied : words.cameraMissing[mode]}
        {words.cameraErrorText[mode]}
      </p>
    </div>
  )
}
