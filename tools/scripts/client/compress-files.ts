import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const client = fileURLToPath(new URL('../../../dist/client', import.meta.url))
const encodings = { br: promisify(brotliCompress), gz: promisify(gzip) }
/** Bytes: a smaller file fits into one packet with or without it. */
const least = 600

/**
 * Writes what compresses well in both encodings beside it, as small as they get. The server would else compress each
 * file again for each visitor, and less.
 */
export const compressedFilesPlugin: Plugin = {
  name: 'compressed-files',
  apply: 'build',
  // After the others, which write files of their own.
  writeBundle: {
    order: 'post',
    sequential: true,
    async handler() {
      for (const folder of [client, join(client, 'assets')]) {
        const names = await readdir(folder)
        // Of the worker there is one form alone: whoever changes it changes what people get.
        const files = names.filter(
          (name) => /\.(js|css|svg|wasm|webmanifest)$/.test(name) && name !== 'sw.js',
        )
        await Promise.all(files.map((name) => compress(join(folder, name))))
      }
    },
  },
}

async function compress(file: string) {
  const bytes = await readFile(file)
  if (bytes.length < least) return
  for (const [ending, encode] of Object.entries(encodings)) {
    const smaller = await encode(bytes)
    if (smaller.length < bytes.length) await writeFile(`${file}.${ending}`, smaller)
  }
}
