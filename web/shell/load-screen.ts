import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/** A screen's code could not be loaded: the network failed, or a newer version has replaced it. */
export class ScreenLoadError extends Error {
  constructor(cause: unknown) {
    super('A screen could not be loaded', { cause })
    this.name = 'ScreenLoadError'
  }
}

/** Milliseconds before the second and the third attempt. */
const pauses = [400, 1500]

/** The loader of the screen `name` for React.lazy, with retries after network failures. */
export function loadScreen<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): () => Promise<{ default: ComponentType }> {
  return async () => {
    for (const pause of pauses) {
      try {
        return { default: (await load())[name] }
      } catch {
        await new Promise((resolve) => setTimeout(resolve, pause))
      }
    }
    try {
      return { default: (await load())[name] }
    } catch (error) {
      throw new ScreenLoadError(error)
    }
  }
}

export type LazyScreen = LazyExoticComponent<ComponentType> & {
  /** Loads the code before the screen is rendered. Never rejects. */
  prepare: () => void
}

/** The screen `name`, loaded when first rendered or prepared. */
export function lazyScreen<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): LazyScreen {
  const loadDefault = loadScreen(load, name)
  // The browser keeps the loaded module; a failed load is tried again by the rendering.
  return Object.assign(lazy(loadDefault), { prepare: () => void load().catch(() => undefined) })
}
