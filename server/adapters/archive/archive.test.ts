import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { fromBufferPromise } from 'yauzl'
import { type ArchiveFile, zipOf } from './archive.ts'

const at = new Date('2026-11-20T12:00:00Z')

async function* filesOf(...files: ArchiveFile[]) {
  yield* files
}

async function read(zip: AsyncIterable<Buffer>) {
  const pieces: Buffer[] = []
  for await (const piece of zip) pieces.push(piece)
  const archive = await fromBufferPromise(Buffer.concat(pieces))
  const found: Record<string, string> = {}
  for await (const entry of archive.eachEntry()) {
    let text = ''
    for await (const piece of await archive.openReadStreamPromise(entry)) text += piece.toString('latin1')
    found[entry.fileName] = Buffer.from(text, 'latin1').toString()
  }
  return found
}

test('files come out as they went in: pieces, photos, an empty one, names in any script', async () => {
  const zip = zipOf(
    filesOf(
      { path: 'a/list.json', contents: ['[1,', '2]'] },
      { path: 'empty.txt', contents: [] },
      { path: 'größe 🥣.txt', contents: ['æ'], compressed: true },
    ),
    at,
  )
  expect(await read(zip)).toEqual({ 'a/list.json': '[1,2]', 'empty.txt': '', 'größe 🥣.txt': 'æ' })
})

test('an archive of no files is one', async () => {
  expect(await read(zipOf(filesOf(), at))).toEqual({})
})

test('contents are asked for no faster than they are read, and no more once the reader has gone', async () => {
  let asked = 0
  let ended = false
  async function* endless() {
    try {
      for (;;) {
        asked++
        yield randomBytes(65_536)
      }
    } finally {
      ended = true
    }
  }
  let filesEnded = false
  async function* files() {
    try {
      yield { path: 'endless', contents: endless() }
      yield { path: 'never', contents: [] }
    } finally {
      filesEnded = true
    }
  }
  const zip = zipOf(files(), at)
  await once(zip, 'readable')
  // Enough for all buffers in between to fill.
  for (let turn = 0; turn < 500; turn++) await new Promise(setImmediate)
  expect(asked).toBeLessThan(60)
  zip.destroy()
  while (!ended || !filesEnded) await new Promise(setImmediate)
})

test('what fails while it is read breaks the archive off', async () => {
  async function* failing() {
    yield 'some'
    throw new Error('The disk is gone.')
  }
  const half = zipOf(filesOf({ path: 'half', contents: failing() }), at)
  await expect(read(half)).rejects.toThrow('The disk is gone.')
  async function* none(): AsyncGenerator<ArchiveFile> {
    yield* []
    throw new Error('The database is gone.')
  }
  await expect(read(zipOf(none(), at))).rejects.toThrow('The database is gone.')
})
