import { vi } from 'vitest'

/** Callback of a plug-in: an answer, or null and an error. */
export type Tell = (answer: unknown, error?: { code?: string; message?: string }) => void
type Options = Record<string, unknown>
/** Methods of a plug-in by name; those in `callbacks` may answer more than once. */
export type PluginDouble = {
  // biome-ignore lint/suspicious/noExplicitAny: a double takes of the options what it likes.
  methods: Record<string, (options: any) => unknown>
  callbacks?: Record<string, (options: Options, tell: Tell) => unknown>
}

/**
 * A double of the native side of Capacitor's bridge, so that our code and Capacitor's run unchanged. Install
 * it once per file before they are loaded: `import()` the tested module afterwards. `emit` sends a plug-in's
 * event.
 */
export function phoneDouble(plugins: Record<string, PluginDouble>) {
  const listeners = new Map<string, { event: string; tell: Tell }>()
  let calls = 0
  const headers = Object.entries(plugins).map(([name, { methods, callbacks = {} }]) => ({
    name,
    methods: [
      ...Object.keys(methods).map((method) => ({ name: method, rtype: 'promise' })),
      ...Object.keys(callbacks).map((method) => ({ name: method, rtype: 'callback' })),
      { name: 'addListener', rtype: 'callback' },
      { name: 'removeListener' },
    ],
  }))
  vi.stubGlobal('webkit', { messageHandlers: { bridge: { postMessage: () => undefined } } })
  vi.stubGlobal('Capacitor', {
    PluginHeaders: headers,
    getPlatform: () => 'ios',
    nativePromise: async (plugin: string, method: string, options: Options = {}) =>
      plugins[plugin]!.methods[method]!(options),
    nativeCallback(plugin: string, method: string, options: Options = {}, tell: Tell) {
      const id = `call-${calls++}`
      if (method === 'addListener') listeners.set(id, { event: `${plugin}.${options.eventName}`, tell })
      else if (method === 'removeListener') listeners.delete(String(options.callbackId))
      else plugins[plugin]!.callbacks![method]!(options, tell)
      return id
    },
  })
  return {
    emit(event: `${string}.${string}`, told: unknown) {
      for (const one of [...listeners.values()]) if (one.event === event) one.tell(told)
    },
    /** Events that currently have a listener. */
    heard: () => [...listeners.values()].map(({ event }) => event),
  }
}

/** A refusal as a plug-in's promise rejects. */
export const refusal = (code: string) => Promise.reject(Object.assign(new Error(code), { code }))
