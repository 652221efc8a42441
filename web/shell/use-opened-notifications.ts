import { useEffect } from 'react'
import { useLocation } from 'wouter'
import type { Opening } from '#web/worker/opening.ts'

/** Navigates to the target of a notification clicked while this window is open. */
export function useOpenedNotifications() {
  const [, go] = useLocation()

  useEffect(() => {
    const worker = navigator.serviceWorker
    const open = ({ data, ports: [port] }: MessageEvent<Opening | null>) => {
      if (typeof data?.open !== 'string') return
      go(data.open)
      port?.postMessage('gone there')
    }
    worker?.addEventListener('message', open)
    // Messages are queued until this call.
    worker?.startMessages()
    return () => worker?.removeEventListener('message', open)
  }, [go])
}
