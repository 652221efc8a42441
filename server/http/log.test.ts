import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { logger } from './log.ts'

test('what libraries note about a request leaves out its headers, at every level', () => {
  let written = ''
  const lines = new Writable({
    write(chunk, _encoding, done) {
      written += chunk
      done()
    },
  })
  const log = logger('trace', lines)
  log.trace({ busboyOptions: { headers: { cookie: 'forkmile.session=abc' } } }, 'Providing options to busboy')
  log.trace({ req: { id: 'r1', headers: { cookie: 'forkmile.session=abc' } } }, 'a request')
  expect(written).toContain('"id":"r1"')
  expect(written).not.toContain('abc')
})
