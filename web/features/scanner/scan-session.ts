import { captureEvery, frameGate } from './frame-gate.ts'

/** What became of a frame or a barcode: the scan is done, or goes on with something to say. */
export type Seen = { done: true } | { done: false; note?: string }

/** What a scan sees with. */
export type Eyes = {
  /** The picture of this moment as base64 JPEG; undefined while there is none. */
  capture(): string | undefined
  /** The product code that is in sight now. */
  barcode(): Promise<string | undefined>
}

/** What a scan does with what it sees; where one is absent it does not look for that. */
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

/** Milliseconds between two looks for a barcode; that happens on the device alone. */
export const barcodeEvery = 400

/**
 * Captures a frame every three seconds and looks for barcodes in between; one analysis or look-up at a time.
 * Answers what ends it; ending it stops a call under way.
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
    // A code is looked up once; the same package stays in sight for a while.
    if (!seen || working || signal.aborted || known.has(seen)) return
    known.add(seen)
    tell({ kind: 'looking up', code: seen })
    void work(() => onBarcode(seen, signal))
  }

  const frames = setInterval(frame, captureEvery)
  const codes = setInterval(() => void code(), barcodeEvery)
  return end
}
