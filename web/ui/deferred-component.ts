import { type ComponentType, useEffect, useSyncExternalStore } from 'react'

/** Milliseconds that the first screen has for itself. */
const headStart = 1000
/** Milliseconds until the next try for a part that is wanted and could not be fetched. */
const pause = 2000

export type DeferredComponent<Props> = {
  /** Fetches the part, once: for a pointer or a focus that comes near. Never rejects. */
  prepare: () => void
  /** The part, once it is there: by itself soon after the first screen, at once where it is `wanted`. */
  useComponent: (wanted: boolean) => ComponentType<Props> | undefined
}

/** A part of the page that the first screen does without, so that its code comes after it. */
export function deferredComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
): DeferredComponent<Props> {
  let part: ComponentType<Props> | undefined
  let loading = false
  const listeners = new Set<() => void>()

  const prepare = () => {
    if (part || loading) return
    loading = true
    load()
      .then((loaded) => {
        part = loaded
        for (const listener of listeners) listener()
      })
      // Without a network: whoever wants it asks again.
      .catch(() => undefined)
      .finally(() => {
        loading = false
      })
  }
  const subscribe = (changed: () => void) => {
    listeners.add(changed)
    return () => void listeners.delete(changed)
  }

  function useComponent(wanted: boolean) {
    const loaded = useSyncExternalStore(subscribe, () => part)
    useEffect(() => {
      const timer = setTimeout(whenIdle, headStart, prepare)
      return () => clearTimeout(timer)
    }, [])
    const missing = wanted && !loaded
    useEffect(() => {
      if (!missing) return
      prepare()
      const timer = setInterval(prepare, pause)
      return () => clearInterval(timer)
    }, [missing])
    return loaded
  }
  return { prepare, useComponent }
}

function whenIdle(work: () => void) {
  // Safari has no such callback.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: pause })
  else work()
}
