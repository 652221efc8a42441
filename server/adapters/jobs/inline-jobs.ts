import type { Jobs } from './jobs.ts'

/** Jobs run only by tests: `run(name)` calls the handler at once. */
export function inlineJobs(): Jobs & { run(name: string): Promise<void>; names(): string[] } {
  const handlers = new Map<string, () => Promise<void>>()
  return {
    names: () => [...handlers.keys()].sort(),
    every(name, _cron, handler) {
      if (handlers.has(name)) throw new Error(`There is already a job named ${name}.`)
      handlers.set(name, handler)
    },
    async start() {},
    async stop() {},
    async run(name) {
      const handler = handlers.get(name)
      if (!handler) throw new Error(`There is no job named ${name}.`)
      await handler()
    },
  }
}
