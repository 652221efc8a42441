import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** A self-signed loopback certificate, valid for a day, and its key; PEM. For tests. */
export function testCertificate() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const algorithm = sequence(oid('2a8648ce3d040302'))
  const name = sequence(set(sequence(oid('550403'), der(0x0c, Buffer.from('loopback')))))
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    algorithm,
    name,
    sequence(time(-3_600_000), time(86_400_000)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(extension('551d11', names()), extension('551d13', sequence(der(0x01, truth))))),
  )
  const signature = der(0x03, Buffer.concat([Buffer.from([0]), sign('sha256', body, privateKey)]))
  const text = sequence(body, algorithm, signature).toString('base64').replace(/.{64}/g, '$&\n')
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${text}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
  }
}

const truth = Buffer.from([0xff])

/** Subject names: `localhost` and 127.0.0.1. */
function names(): Buffer {
  return sequence(der(0x82, Buffer.from('localhost')), der(0x87, Buffer.from([127, 0, 0, 1])))
}

function extension(id: string, value: Buffer): Buffer {
  return sequence(oid(id), der(0x04, value))
}

function time(offsetMs: number): Buffer {
  const stamp = new Date(Date.now() + offsetMs).toISOString().replace(/[-:T]|\.\d+/g, '')
  return der(0x17, Buffer.from(stamp.slice(2)))
}

const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'))
const sequence = (...parts: Buffer[]) => der(0x30, Buffer.concat(parts))
const set = (...parts: Buffer[]) => der(0x31, Buffer.concat(parts))

/** Encodes a value as DER (X.690): tag, length and bytes. */
function der(tag: number, value: Buffer): Buffer {
  const { length } = value
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...size]), value])
}
