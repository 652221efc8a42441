import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { errorText } from '#web/http/api-error.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { barcodeReader, type ReadBarcode } from './barcodes.ts'
import { jpegOf, photographer } from './camera.ts'
import { type Port, type ScanEvent, startScan } from './scan-session.ts'
import { words } from './words.ts'

type Status = { text: string | undefined; looking: boolean; attempts: number; over: boolean }
const fresh: Status = { text: undefined, looking: false, attempts: 0, over: false }

/** Scans `video` while `live`; calls `onDone` with the result. */
export function useScan(
  video: RefObject<HTMLVideoElement | null>,
  live: boolean,
  port: Port,
  onDone: () => void,
) {
  const [status, setStatus] = useState(fresh)
  const [round, setRound] = useState(0)
  const tell = useEffectEvent((event: ScanEvent) => {
    setStatus((now) => after(now, event))
    if (event.kind === 'done') onDone()
    if (event.kind === 'failed') sayFailed(errorText(event.error))
    if (event.kind === 'over') sayFailed(words.nothingSeen)
  })
  const onFrame = useEffectEvent((base64: string, signal: AbortSignal) =>
    port.onFrame!(jpegOf(base64), signal),
  )
  const onBarcode = useEffectEvent((code: string, signal: AbortSignal) => port.onBarcode!(code, signal))
  const seesFrames = port.onFrame !== undefined
  const seesBarcodes = port.onBarcode !== undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round is a new scan
  useEffect(() => {
    if (!live || !video.current) return
    setStatus(fresh)
    const camera = photographer(video.current)
    const eyes = { capture: camera.jpeg, barcode: barcodesIn(camera.pixels) }
    return startScan(
      eyes,
      {
        onFrame: seesFrames ? (base64, signal) => onFrame(base64, signal) : undefined,
        onBarcode: seesBarcodes ? (code, signal) => onBarcode(code, signal) : undefined,
      },
      (event) => tell(event),
    )
  }, [live, video, seesFrames, seesBarcodes, round])

  return { ...status, again: () => setRound((count) => count + 1) }
}

function after(now: Status, event: ScanEvent): Status {
  switch (event.kind) {
    case 'attempt':
      return { ...now, attempts: event.attempts }
    case 'looking':
      // The note on the last picture stays until the next one has its own: an answer can come just before a capture.
      return { ...now, text: now.text ?? words.looking, looking: true }
    case 'looking up':
      return { ...now, text: words.lookingUp(event.code), looking: true }
    case 'waiting':
      return { ...now, text: event.note, looking: false }
    case 'over':
      return { ...now, text: words.nothingSeen, looking: false, over: true }
    default:
      return { ...now, text: undefined, looking: false }
  }
}

function sayFailed(message: string) {
  toast({ title: words.scanFailed, description: words.scanFailedText(message), variant: 'destructive' })
}

/** Reads a barcode in the current frame. The reader is loaded at the first call. */
function barcodesIn(pixels: () => ImageData | undefined) {
  let reader: Promise<ReadBarcode> | undefined
  let blind = false
  return async () => {
    if (blind) return undefined
    reader ??= barcodeReader()
    try {
      const read = await reader
      const picture = pixels()
      return picture && (await read(picture))
    } catch (error) {
      // Without a reader plates can still be scanned; logged once.
      blind = true
      console.warn(words.barcodesUnread, error)
      return undefined
    }
  }
}
