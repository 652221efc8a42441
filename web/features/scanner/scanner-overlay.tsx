import { CameraOff, ImageUp, X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { isSecurePage } from '#web/ui/device/secure-page.ts'
import { Wheel } from '#web/ui/feedback/spinner.tsx'
import { Button, IconButton } from '#web/ui/forms/button.tsx'
import { useBackCloses } from '#web/ui/overlays/dialog-history.ts'
import { useFocusReturn } from '#web/ui/overlays/use-focus-return.ts'
import { words as shared } from '#web/ui/words.ts'
import { mostAttempts } from './frame-gate.ts'
import type { Port } from './scan-session.ts'
import { useCamera } from './use-camera.ts'
import { useScan } from './use-scan.ts'
import { words } from './words.ts'

export type ScannerProps = Port & {
  mode: 'meal' | 'fridge'
  /** Shown during the scan, such as why plates cannot be analyzed here. */
  notice?: string
  /** An action for the last result. */
  action?: { label: string; onSelect: () => void }
  /** Alternative without a camera. */
  onUpload?: () => void
  onClose: () => void
}

/** The full-screen camera, dark in both themes, that scans for food and barcodes. */
export function ScannerOverlay(props: ScannerProps) {
  const { mode, onClose } = props
  const focus = useFocusReturn()
  useBackCloses(true, onClose)
  return (
    <Dialog.Root open onOpenChange={(open) => open || onClose()}>
      <Dialog.Portal>
        <Dialog.Content
          {...focus}
          aria-describedby={undefined}
          data-theme="dark"
          className="fixed inset-0 z-55 flex flex-col bg-sunken text-ink outline-none data-[state=open]:animate-fade-in"
        >
          <Dialog.Title className="display absolute inset-x-0 top-0 z-10 bg-linear-to-b from-sunken/80 to-transparent px-5 pt-[calc(1.25rem+env(safe-area-inset-top))] pb-8 text-2xl">
            {words.titles[mode]}
          </Dialog.Title>
          <Dialog.Close asChild>
            <IconButton
              label={words.close}
              className="absolute top-[calc(0.75rem+env(safe-area-inset-top))] right-3 z-10 bg-sunken/60"
            >
              <X className="size-5" aria-hidden="true" />
            </IconButton>
          </Dialog.Close>
          <Scene {...props} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** Mounted inside the portal, so that the video element exists when the camera opens. */
function Scene({ mode, notice, action, onUpload, onClose, ...port }: ScannerProps) {
  const { video, state } = useCamera(mode)
  const scan = useScan(video, state === 'live', port, onClose)
  const broken = state === 'denied' || state === 'failed'
  const lead = port.onFrame ? words.lead[mode] : words.leadBarcode
  const upload = onUpload ? (
    <Button
      variant="secondary"
      icon={<ImageUp className="size-4.5" strokeWidth={1.75} aria-hidden="true" />}
      onClick={onUpload}
    >
      {words.upload}
    </Button>
  ) : null

  return (
    <>
      <div className="relative min-h-0 flex-1">
        <video
          ref={video}
          aria-label={words.picture}
          muted
          playsInline
          className={`absolute inset-0 size-full object-cover ${broken ? 'hidden' : ''}`}
        />
        {broken ? (
          <CameraProblem denied={state === 'denied'} mode={mode} />
        ) : (
          <Reticle wide={!port.onFrame} />
        )}
      </div>
      <div className="grid justify-items-center gap-3 px-5 pt-4 pb-[max(1.25rem,env(safe-area-inset-bottom))] text-center">
        {notice ? <p className="max-w-md text-sm text-carbs">{notice}</p> : null}
        {broken ? null : (
          <p role="status" className="flex min-h-6 max-w-md items-center gap-2.5 font-medium">
            {scan.looking || state === 'starting' ? <Wheel className="size-4.5 shrink-0" /> : null}
            {state === 'starting' ? words.starting : (scan.text ?? lead)}
          </p>
        )}
        {port.onFrame && !broken ? <Tries used={scan.attempts} /> : null}
        <div className="flex flex-wrap justify-center gap-2">
          {scan.over && !broken ? <Button onClick={scan.again}>{words.scanAgain}</Button> : null}
          {action ? <Button onClick={action.onSelect}>{action.label}</Button> : null}
          {upload}
        </div>
      </div>
    </>
  )
}

/** Progress of the scan, which captures frames without a press. */
function Tries({ used }: { used: number }) {
  return (
    <div
      role="progressbar"
      aria-label={words.tries}
      aria-valuemin={0}
      aria-valuemax={mostAttempts}
      aria-valuenow={used}
      className="h-1 w-40 overflow-hidden rounded-full bg-line"
    >
      <div
        className="h-full bg-herb transition-[width] duration-200"
        style={{ width: `${(used / mostAttempts) * 100}%` }}
      />
    </div>
  )
}

/** The target area: a square for a plate or a shelf, a flat box for a barcode. */
function Reticle({ wide }: { wide: boolean }) {
  const size = wide ? 'h-40 w-72' : 'size-72 sm:size-96'
  const corner = 'absolute size-9 border-ink'
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0 grid place-items-center">
      <div className={`relative max-w-[80%] drop-shadow-[0_0_3px_rgb(0_0_0/0.7)] ${size}`}>
        <span className={`${corner} top-0 left-0 rounded-tl-lg border-t-3 border-l-3`} />
        <span className={`${corner} top-0 right-0 rounded-tr-lg border-t-3 border-r-3`} />
        <span className={`${corner} bottom-0 left-0 rounded-bl-lg border-b-3 border-l-3`} />
        <span className={`${corner} right-0 bottom-0 rounded-br-lg border-r-3 border-b-3`} />
      </div>
    </div>
  )
}

/** Why the camera is unavailable, and the alternatives. */
function CameraProblem({ denied, mode }: { denied: boolean; mode: 'meal' | 'fridge' }) {
  return (
    <div
      role="alert"
      className="grid h-full place-content-center justify-items-center gap-2 px-6 text-center"
    >
      <CameraOff className="mb-2 size-9 text-ink-2" strokeWidth={1.5} aria-hidden="true" />
      <p className="display text-xl">{words.cameraError}</p>
      <p className="max-w-sm text-ink-2">
        {!isSecurePage()
          ? `${shared.needsHttps.camera} `
          : denied
            ? words.cameraDenied
            : words.cameraMissing[mode]}
        {words.cameraErrorText[mode]}
      </p>
    </div>
  )
}
