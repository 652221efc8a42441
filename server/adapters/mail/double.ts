import { createServer, type Socket } from 'node:net'

type Behaviour = 'deliver' | 'refuse the recipient' | 'refuse the password' | 'hang' | 'trickle'
export type Delivered = { from: string; to: string[]; text: string; credentials: string | undefined }

/** An SMTP server on loopback: records mail in `delivered` or fails as `behaviour` says. */
export async function smtpDouble(behaviour: Behaviour = 'deliver') {
  const delivered: Delivered[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
    if (behaviour === 'hang') return
    talk(socket, behaviour, delivered)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  return {
    port,
    url: `smtp://127.0.0.1:${port}`,
    delivered,
    async stop() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function talk(socket: Socket, behaviour: Behaviour, delivered: Delivered[]) {
  const say = (line: string) => socket.write(`${line}\r\n`)
  let email: Delivered = { from: '', to: [], text: '', credentials: undefined }
  let unread = ''
  let inText = false
  say('220 double ready')

  socket.setEncoding('utf8').on('data', (chunk: string) => {
    unread += chunk
    for (let end = unread.indexOf('\r\n'); end >= 0; end = unread.indexOf('\r\n')) {
      const line = unread.slice(0, end)
      unread = unread.slice(end + 2)
      if (inText) takeText(line)
      else answer(line)
    }
  })

  function takeText(line: string) {
    if (line !== '.') {
      email.text += `${line.replace(/^\./, '')}\n`
      return
    }
    inText = false
    delivered.push(email)
    email = { from: '', to: [], text: '', credentials: email.credentials }
    say('250 queued')
  }

  function answer(line: string) {
    const [verb] = line.split(' ', 1)
    switch (verb?.toUpperCase()) {
      case 'EHLO':
        if (behaviour === 'trickle') trickle(socket)
        else say('250-double\r\n250 AUTH PLAIN')
        break
      case 'AUTH':
        email.credentials = Buffer.from(line.split(' ')[2] ?? '', 'base64')
          .toString()
          .replaceAll('\0', ' ')
          .trim()
        say(behaviour === 'refuse the password' ? '535 no' : '235 welcome')
        break
      case 'MAIL':
        email.from = /<([^<>]*)>/.exec(line)?.[1] ?? ''
        say('250 ok')
        break
      case 'RCPT':
        email.to.push(/<([^<>]*)>/.exec(line)?.[1] ?? '')
        say(behaviour === 'refuse the recipient' ? '550 nobody of that name' : '250 ok')
        break
      case 'DATA':
        inText = true
        say('354 go on')
        break
      case 'QUIT':
        say('221 bye')
        socket.end()
        break
      default:
        say('502 not spoken here')
    }
  }
}

/** Sends an endless multi-line answer, so that the connection is never idle. */
function trickle(socket: Socket) {
  const timer = setInterval(() => socket.write('250-still thinking\r\n'), 20)
  socket.on('close', () => clearInterval(timer))
}
