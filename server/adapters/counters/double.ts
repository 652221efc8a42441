import { type AddressInfo, createServer, type Socket } from 'node:net'

/** Redis commands used for counting, over the real protocol. `clock` in milliseconds. */
export async function openRedisDouble(clock = () => performance.now()) {
  const kept = new Map<string, { value: number; endsAt: number }>()
  const sockets = new Set<Socket>()

  function run([name = '', ...given]: string[]): string {
    const [key = ''] = given
    const entry = kept.get(key)
    const live = entry && entry.endsAt > clock() ? entry : undefined
    switch (name.toUpperCase()) {
      case 'SET':
        if (live) return '$-1\r\n'
        kept.set(key, { value: Number(given[1]), endsAt: clock() + Number(given[3]) })
        return '+OK\r\n'
      case 'INCRBY':
        live!.value += Number(given[1])
        return `:${live!.value}\r\n`
      case 'PTTL':
        return `:${live ? Math.round(live.endsAt - clock()) : -2}\r\n`
      case 'INFO':
        return '$22\r\nredis_version:7.0.15\r\n\r\n'
      default:
        return '+OK\r\n'
    }
  }

  const server = createServer((socket) => {
    let waiting = ''
    let queued: string[][] | undefined
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    socket.setEncoding('latin1').on('data', (text: string) => {
      waiting += text
      for (let read = commandIn(waiting); read; read = commandIn(waiting)) {
        waiting = waiting.slice(read.length)
        const verb = read.words[0]?.toUpperCase()
        if (verb === 'MULTI') {
          queued = []
          socket.write('+OK\r\n')
        } else if (verb === 'EXEC') {
          socket.write(`*${queued!.length}\r\n${queued!.map(run).join('')}`)
          queued = undefined
        } else if (queued) {
          queued.push(read.words)
          socket.write('+QUEUED\r\n')
        } else socket.write(run(read.words))
      }
    })
  })
  const listen = (port: number) =>
    new Promise<number>((resolve) =>
      server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
    )
  const port = await listen(0)
  return {
    url: `redis://127.0.0.1:${port}`,
    keys: () => [...kept.keys()],
    /** Unreachable until `resume()`. */
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
    resume: () => listen(port),
  }
}

/** Parses the first complete command in `text`: an array of bulk strings. */
function commandIn(text: string): { words: string[]; length: number } | undefined {
  const head = /^\*(\d+)\r\n/.exec(text)
  if (!head) return undefined
  let at = head[0].length
  const words: string[] = []
  for (let left = Number(head[1]); left > 0; left--) {
    const size = /^\$(\d+)\r\n/.exec(text.slice(at))
    if (!size) return undefined
    const from = at + size[0].length
    at = from + Number(size[1]) + 2
    if (text.length < at) return undefined
    words.push(text.slice(from, at - 2))
  }
  return { words, length: at }
}
