import { type PointerEvent, useRef } from 'react'

/** Pixels of swipe after which a sheet closes. */
const closesAfter = 96

/** Swipe-to-close for a sheet by its handle; a shorter swipe springs back. */
export function useSheetGrab(close: () => void) {
  const sheet = useRef<HTMLDivElement>(null)
  const from = useRef<number | undefined>(undefined)
  const pulled = (event: PointerEvent) => Math.max(0, event.clientY - (from.current ?? event.clientY))
  const moveTo = (pixels: number) => sheet.current?.style.setProperty('translate', `0 ${pixels}px`)

  const handlers = {
    onPointerDown(event: PointerEvent) {
      from.current = event.clientY
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent) {
      if (from.current !== undefined) moveTo(pulled(event))
    },
    onPointerUp(event: PointerEvent) {
      const distance = pulled(event)
      from.current = undefined
      if (distance > closesAfter) close()
      else moveTo(0)
    },
    onPointerCancel() {
      from.current = undefined
      moveTo(0)
    },
  }
  return { sheet, handlers }
}
