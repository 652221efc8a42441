import { captureEvery, frameGate } from './frame-gate.ts'

/** The result of a frame or a barcode: the scan ends, or continues with a message. */
export type Seen = { done: true } | { done: false; note?: string }

/** Inputs of a scan. */
export type Eyes = {
  /** The current frame as base64 JPEG; undefined if there is none. */
  capture(): string | undefined
  /** The product code in view. */
  barcode(): Promise<string | undefined>
}

/** Handlers of a scan; a missing handler disables that input. */
export type Port<Picture = Blob> = {
  onFrame?: (picture: Picture, signal: AbortSignal) => Promise<Seen>
  onBarcode?: (code: string, signal: AbortSignal) => Promise<Seen>
}

export type ScanEvent =
  | { kind: 'attempt'; attempts: number }
  | { kind: 'looking' }
  | { kind: 'looking up'; code: string }
  | { kind: 'waiting'; note: string | undefined }
  | { kind: 'failed'; error: unknown }
  | { kind: 'over' }
  | { kind: 'done' }

/** Milliseconds between barcode reads, which happen on the device. */
export const barcodeEvery = 400

/**
 * Captures a frame every three seconds and reads barcodes in between; one request at a time. Resolves with
 * the result; aborting it aborts a running request.
 */
export function startScan(eyes: Eyes, port: Port<string>, tell: (event: ScanEvent) => void): () => void {
  const stopper = new AbortController()
  const { signal } = stopper
  const gate = frameGate()
  const known = new Set<string>()
  let working = false
  const end = () => {
    stopper.abort()
    clearInterval(frames)
    clearInterval(codes)
  }

  async function work(ask: () => Promise<Seen>) {
    working = true
    try {
      const seen = await ask()
      if (signal.aborted) return
      if (seen.done) {
        end()
        tell({ kind: 'done' })
      } else tell({ kind: 'waiting', note: seen.note })
    } catch (error) {
      if (!signal.aborted) tell({ kind: 'failed', error })
    } finally {
      working = false
    }
  }

  function frame() {
    const { onFrame } = port
    const turn = gate.next(working)
    if (!onFrame || turn === 'busy') return
    if (turn === 'over') {
      clearInterval(frames)
      return tell({ kind: 'over' })
    }
    const base64 = eyes.capture()
    if (base64 === undefined) return
    const verdict = gate.judge(base64)
    tell({ kind: 'attempt', attempts: gate.attempts })
    if (verdict !== 'send') return
    tell({ kind: 'looking' })
    void work(() => onFrame(base64, signal))
  }

  let looking = false
  async function code() {
    const { onBarcode } = port
    if (!onBarcode || working || looking) return
    looking = true
    const seen = await eyes.barcode().finally(() => {
      looking = false
    })
    // Each code is looked up once, while the package stays in view.
    if (!seen || working || signal.aborted || known.has(seen)) return
    known.add(seen)
    tell({ kind: 'looking up', code: seen })
    void work(() => onBarcode(seen, signal))
  }

  const frames = setInterval(frame, captureEvery)
  const codes = setInterval(() => void code(), barcodeEvery)
  return end
}
