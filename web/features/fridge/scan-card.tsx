import { Camera, ImageUp, ScanLine } from 'lucide-react'
import { type ChangeEvent, type RefObject, useRef } from 'react'
import { usePhotosUnread } from '#web/features/nutrition/scan/use-photos-unread.tsx'
import { useQuota } from '#web/features/subscriptions/use-quota.ts'
import { useQuotaLine } from '#web/features/subscriptions/use-quota-line.tsx'
import { Card } from '#web/ui/card.tsx'
import { SecureOnly } from '#web/ui/feedback/secure-only.tsx'
import { Button } from '#web/ui/forms/button.tsx'
import { CameraInput, type CameraInputHandle } from '#web/ui/forms/camera-input.tsx'
import { ScanStage } from './scan-stage.tsx'
import { ScanStrip } from './scan-strip.tsx'
import type { usePhotoScan } from './use-photo-scan.ts'
import { words } from './words.ts'

type Props = {
  photo: ReturnType<typeof usePhotoScan>
  onLive: () => void
  /** Whether a list exists, which is then shown first. */
  compact: boolean
  /** File input that the live scanner opens too. */
  files: RefObject<HTMLInputElement | null>
}
const icon = { className: 'size-4.5', strokeWidth: 1.75, 'aria-hidden': true } as const

/** The three input methods, and the photo in analysis. */
export function ScanCard({ photo, onLive, compact, files }: Props) {
  const photosUnread = usePhotosUnread(words.typeInstead)
  const camera = useRef<CameraInputHandle>(null)
  const usedUp = useQuota('fridge_scan')?.left === 0
  const quotaLine = useQuotaLine({ feature: 'fridge_scan', usedUp: words.scansUsedUp })
  const off = photo.isScanning || usedUp
  const picked = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    photo.choose(input.files?.[0])
    // Lets the same photo be chosen again.
    input.value = ''
  }
  return (
    <Card as="section" aria-labelledby="scan-title" className="grid gap-4">
      {compact ? <ScanStrip photo={photo} /> : <ScanStage photo={photo} />}
      {photosUnread}
      <div className="grid grid-cols-2 gap-2">
        <div className="col-span-2 grid">
          <SecureOnly what="camera">
            <Button
              size="lg"
              disabled={off}
              icon={<ScanLine className="size-5" strokeWidth={1.75} aria-hidden="true" />}
              onClick={onLive}
            >
              {words.liveScan}
            </Button>
          </SecureOnly>
        </div>
        <Button
          variant="secondary"
          disabled={off}
          icon={<Camera {...icon} />}
          onClick={() => camera.current?.open()}
        >
          {words.takePhoto}
        </Button>
        <Button
          variant="secondary"
          disabled={off}
          icon={<ImageUp {...icon} />}
          onClick={() => files.current?.click()}
        >
          {words.upload}
        </Button>
      </div>
      {photo.refused ? (
        <p role="alert" className="text-sm font-medium text-tomato">
          {words.notAnImage}
        </p>
      ) : null}
      {quotaLine}
      <CameraInput ref={camera} label={words.takePhoto} onPhoto={photo.choose} />
      <input ref={files} type="file" accept="image/*" aria-label={words.upload} hidden onChange={picked} />
    </Card>
  )
}
