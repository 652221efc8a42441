import { Spinner } from '#web/ui/feedback/spinner.tsx'
import { Button } from '#web/ui/forms/button.tsx'
import { FridgeDrawing } from './fridge-drawing.tsx'
import type { usePhotoScan } from './use-photo-scan.ts'
import { words } from './words.ts'

/** The scanner's introduction; during analysis the photo, its progress and a stop button. */
export function ScanStage({ photo }: { photo: ReturnType<typeof usePhotoScan> }) {
  const { isScanning, isPreparing, address, stop } = photo
  return (
    <div className="grid min-h-64 grid-cols-1 content-center justify-items-center gap-3 text-center">
      <h2 id="scan-title" className={isScanning ? 'sr-only' : 'display order-2 text-2xl'}>
        {words.scanTitle}
      </h2>
      {isScanning ? (
        <>
          <img
            src={address}
            alt=""
            className="h-32 w-full max-w-56 animate-breathe rounded-md bg-sunken object-cover"
          />
          <Spinner
            label={isPreparing ? words.preparing : words.looking}
            visible
            className="font-medium text-ink"
          />
          <Button variant="secondary" size="sm" onClick={stop}>
            {words.cancel}
          </Button>
        </>
      ) : (
        <>
          <div className="order-1 w-48">
            <FridgeDrawing />
          </div>
          <p className="order-3 max-w-sm text-ink-2">{words.scanText}</p>
        </>
      )}
    </div>
  )
}
