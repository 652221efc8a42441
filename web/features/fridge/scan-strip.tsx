import { Wheel } from '#web/ui/feedback/spinner.tsx'
import { Button } from '#web/ui/forms/button.tsx'
import { FridgeDrawing } from './fridge-drawing.tsx'
import type { usePhotoScan } from './use-photo-scan.ts'
import { words } from './words.ts'

/** The same as a strip, once a list exists. */
export function ScanStrip({ photo }: { photo: ReturnType<typeof usePhotoScan> }) {
  const { isScanning, isPreparing, address, stop } = photo
  return (
    <div className="flex h-16 items-center gap-3">
      {isScanning ? (
        <img
          src={address}
          alt=""
          className="size-16 shrink-0 animate-breathe rounded-sm bg-sunken object-cover"
        />
      ) : (
        <div className="w-16 shrink-0">
          <FridgeDrawing />
        </div>
      )}
      <div className="min-w-0 flex-1">
        <h2 id="scan-title" className={isScanning ? 'sr-only' : 'font-semibold'}>
          {words.moreTitle}
        </h2>
        <p role="status" className="flex items-center gap-2 text-sm text-ink-2">
          {isScanning ? <Wheel className="size-4 shrink-0" /> : null}
          {isScanning ? (isPreparing ? words.preparing : words.looking) : words.moreText}
        </p>
      </div>
      {isScanning ? (
        <Button variant="secondary" size="sm" onClick={stop}>
          {words.cancel}
        </Button>
      ) : null}
    </div>
  )
}
