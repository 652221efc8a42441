import { useEffect, useRef } from 'react'
import { Button } from '#web/ui/forms/button.tsx'
import { words } from '../words.ts'

type Props = {
  busy: boolean
  /** The last try failed: the next one takes a press. */
  failed: boolean
  onMore: () => void
  /** Loads by itself when it comes near the screen. */
  endless?: boolean | undefined
}

/** Pixels below the screen at which the next page is asked for. */
const ahead = 600

/** The end of a list that has another page. */
export function MoreActivities({ busy, failed, onMore, endless = false }: Props) {
  const end = useRef<HTMLDivElement>(null)
  const latest = useRef(onMore)
  useEffect(() => {
    latest.current = onMore
  })
  const waits = endless && !busy && !failed
  useEffect(() => {
    if (!waits) return
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) latest.current()
      },
      { rootMargin: `${ahead}px` },
    )
    watch.observe(end.current!)
    return () => watch.disconnect()
  }, [waits])
  return (
    <div ref={end} className="p-3 text-center">
      <Button variant="secondary" busy={busy} onClick={onMore}>
        {words.more}
      </Button>
    </div>
  )
}
