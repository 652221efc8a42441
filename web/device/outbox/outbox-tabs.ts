const otherTabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('outbox') : undefined

/** Calls back when another tab has changed the outbox of an account. */
export function onOtherTab(changed: (userId: string) => void) {
  const hear = ({ data }: MessageEvent<string>) => changed(data)
  otherTabs?.addEventListener('message', hear)
  return () => otherTabs?.removeEventListener('message', hear)
}

/** Notifies other tabs that the outbox of an account has changed. */
export const tellOtherTabs = (userId: string) => otherTabs?.postMessage(userId)
