import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

/** Milliseconds of hover before a tooltip shows. */
const delay = 700
/** Milliseconds after one tooltip in which the next shows at once. */
const skip = 300
/** Pixels between a tooltip and its button, and between a tooltip and the window's edge. */
const gap = 6

type Tip = { of: HTMLElement; text: string }

/**
 * Shows an icon button's name on hover or keyboard focus; mounted once. Visual only: screen readers use the
 * name itself.
 */
export function Tooltips() {
  const [tip, setTip] = useState<Tip>()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => watchTips(setTip), [])
  useLayoutEffect(() => {
    if (!tip || !box.current) return
    const { offsetWidth: width, offsetHeight: height, style } = box.current
    const { left, top, bottom, width: own } = tip.of.getBoundingClientRect()
    const most = document.documentElement.clientWidth - width - gap
    const above = top - height - gap
    style.left = `${Math.max(gap, Math.min(most, left + own / 2 - width / 2))}px`
    style.top = `${above >= gap ? above : bottom + gap}px`
  }, [tip])
  if (!tip) return null
  return createPortal(
    <div
      ref={box}
      aria-hidden="true"
      className="pointer-events-none fixed z-90 w-max max-w-64 rounded-sm bg-ink px-3 py-1.5 text-sm text-paper animate-fade-in"
    >
      {tip.text}
    </div>,
    document.body,
  )
}

/** Calls `show` with the current tooltip; returns the unsubscribe function. */
function watchTips(show: (tip: Tip | undefined) => void): () => void {
  let current: HTMLElement | undefined
  let isShown = false
  let hiddenAt = Number.NEGATIVE_INFINITY
  let timer: ReturnType<typeof setTimeout> | undefined
  const listening = new AbortController()

  const hide = () => {
    clearTimeout(timer)
    if (!isShown) return
    isShown = false
    hiddenAt = performance.now()
    show(undefined)
  }
  const showAfter = (of: HTMLElement, milliseconds: number) => {
    timer = setTimeout(() => {
      if (!of.isConnected) return
      isShown = true
      show({ of, text: of.ariaLabel ?? '' })
    }, milliseconds)
  }
  const enter = (of: HTMLElement | undefined, atOnce = false) => {
    if (of === current) return
    hide()
    current = of
    if (of) showAfter(of, atOnce || performance.now() - hiddenAt < skip ? 0 : delay)
  }
  const on = <Name extends keyof DocumentEventMap>(
    name: Name,
    act: (event: DocumentEventMap[Name]) => void,
  ) => document.addEventListener(name, act, { capture: true, passive: true, signal: listening.signal })

  on('pointerover', (event) => {
    if (event.pointerType !== 'touch') enter(tipped(event.target))
  })
  on('focusin', ({ target }) => {
    if (target instanceof Element && target.matches(':focus-visible')) enter(tipped(target), true)
  })
  on('focusout', () => enter(undefined))
  // A press hides the tooltip until the next hover.
  on('pointerdown', hide)
  on('scroll', hide)
  on('keydown', ({ key }) => {
    if (key === 'Escape') hide()
  })
  return () => {
    hide()
    listening.abort()
  }
}

/** The icon button under `target`: a button with a name and no text. */
function tipped(target: EventTarget | null): HTMLElement | undefined {
  const button = target instanceof Element ? target.closest<HTMLElement>('button[aria-label]') : null
  return button && !button.textContent.trim() ? button : undefined
}
