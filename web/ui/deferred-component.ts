import { type ComponentType, useEffect, useSyncExternalStore } from 'react'
import { whenIdle } from './when-idle.ts'

/** Milliseconds after the first screen until deferred code is prefetched. */
const headStart = 1000
/** Milliseconds between retries of a component that is wanted and failed to load. */
const pause = 2000

export type DeferredComponent<Props> = {
  /** Prefetches the code, once; for pointer-over and focus. Never rejects. */
  prepare: () => void
  /** The component once loaded: prefetched soon after the first screen, loaded at once if `wanted`. */
  useComponent: (wanted: boolean) => ComponentType<Props> | undefined
}

/** A component whose code is loaded after the first screen. */
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
      // Offline: retried by the next call.
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
