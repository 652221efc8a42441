import { freePort } from '#server/adapters/free-port.ts'

/** Starts a server on a free loopback port, and on another one if a process took it meanwhile. */
export async function onFreePort<T>(start: (port: number) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++)
    try {
      return await start(await freePort())
    } catch (error) {
      if (tries === 5 || !/That port is taken/.test(String(error))) throw error
    }
}
