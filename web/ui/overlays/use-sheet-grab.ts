import { type PointerEvent, useRef } from 'react'

/** Pixels that a sheet has to be pulled down before letting go closes it. */
const closesAfter = 96

/** Lets a finger pull a sheet down by its handle; let go far enough down, it closes, else it springs back. */
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
