import { type ComponentType, lazy } from 'react'

type Loaded<Props> = { default: ComponentType<Props> }

/**
 * A chart or map with its code loaded when first rendered; the rest of the screen stands without it where that fails, as
 * offline before all files are on the device.
 */
export const lazyDrawing = <Props>(load: () => Promise<Loaded<Props>>) =>
  lazy<ComponentType<Props>>(() => load().catch((): Loaded<Props> => ({ default: () => null })))
