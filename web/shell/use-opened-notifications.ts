import { useEffect } from 'react'
import { useLocation } from 'wouter'
import type { Opening } from '#web/worker/opening.ts'

/** Goes where a notification leads that was clicked while this window is open. */
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
    // Messages wait until somebody listens.
    worker?.startMessages()
    return () => worker?.removeEventListener('message', open)
  }, [go])
}
