import { oneOf, random } from './support/chance.ts'

const texts = [
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff lone',
  "'; drop table users; --",
  '{{7*7}}<script>alert(1)</script>',
  '../../../../etc/passwd',
  'x'.repeat(20_000),
  '',
  ' ',
  '\u202e\u200b\ufeff',
  '👩‍👩‍👧‍👦'.repeat(200),
  '%00%0a%0d',
  '2026-02-30',
  '9999-12-31',
  '0000-00-00',
  '-infinity',
  'NaN',
  '1e309',
  '00000000-0000-0000-0000-000000000000',
  'constructor',
  '__proto__',
]
const numbers = [
  0,
  -0,
  -1,
  0.1,
  1e-320,
  1e308,
  -1e308,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  -(2 ** 63),
  1e21,
  Number.MAX_SAFE_INTEGER,
  3.999999999999999,
]

export const hostileText = () => oneOf(texts)

const hostile = (): unknown =>
  oneOf<() => unknown>([
    hostileText,
    () => oneOf(numbers),
    () => null,
    () => random() < 0.5,
    () => [],
    () => ({}),
    () => Array.from({ length: 500 }, () => hostileText()),
    () => deep(),
    () => JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"x":1}}}'),
  ])()

function deep(): unknown {
  let value: unknown = 'deep'
  for (let level = 0; level < 300; level++) value = level % 2 ? [value] : { value }
  return value
}

/** The body with some or all of its values replaced by hostile ones. */
export function spoil(value: unknown): unknown {
  if (random() < 0.1) return hostile()
  if (Array.isArray(value)) return random() < 0.3 ? [hostile(), ...value] : value.map(spoil)
  if (value !== null && typeof value === 'object') {
    const spoilt = Object.entries(value).map(([name, one]) => [name, spoil(one)])
    if (random() < 0.1) spoilt.push(['id', hostile()], ['userId', hostile()])
    return Object.fromEntries(spoilt)
  }
  return random() < 0.4 ? hostile() : value
}

const id = '0199a0c0-0000-7000-8000-000000000001'
/** Invalid cursors, and values that databases cannot parse. */
export const cursors = [
  '253402300800000',
  '999999999999999',
  '9999999999999999',
  '-1',
  '1e15',
  '0x10',
  '',
  ' 1',
  '1\u0000',
  'p253402300800000',
  'n999999999999999',
  'pp1',
  'NaN',
  'infinity',
  '٣',
].map((at) => `${at}.${id}`)
const queryTexts = [
  ...cursors,
  '1.2',
  '.',
  `1.${id}x`,
  `1.${id.toUpperCase()}`,
  `1.${'0'.repeat(36)}`,
  '-0',
  '1.5',
  '1e3',
  '0x1f',
  '٣',
  '+1',
  '99999999999999999999',
  '2026-13-01',
  '+010000-01-01',
  'true,false',
]
/** Invalid UTF-8 and invalid escapes. */
const brokenEscapes = ['%ED%A0%80', '%FF', '%C0%80', '%', '%zz', '%u0041', '%00']

/** A query value, encoded for an address. */
export const hostileQueryValue = (name: string): string =>
  random() < 0.1
    ? oneOf(brokenEscapes)
    : encodeURIComponent(
        oneOf([...(name === 'cursor' ? cursors : queryTexts), ...texts])
          .toWellFormed()
          .slice(0, 500),
      )

/** A truncated form, or one with a wrong content type; the arguments of a call after its body. */
export function breakOff(): [headers: Record<string, string>, raw: string] {
  const boundary = 'drill'
  const part = `--${boundary}\r\ncontent-disposition: form-data; name="image"; filename="a\u0000.jpg"\r\n`
  return [
    { 'content-type': `multipart/form-data; boundary=${oneOf([boundary, 'other', ''])}` },
    oneOf([
      part,
      `${part}content-type: image/jpeg\r\n\r\n\xff\xd8\xff`,
      `${part}\r\n${'x'.repeat(100_000)}`,
      `--${boundary}--`,
      '',
    ]),
  ]
}
