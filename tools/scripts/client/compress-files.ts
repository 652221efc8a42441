import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const client = fileURLToPath(new URL('../../../dist/client', import.meta.url))
const encodings = { br: promisify(brotliCompress), gz: promisify(gzip) }
/** Bytes; a smaller file fits into one packet in any case. */
const least = 600

/** Writes brotli and gzip variants of compressible files at the highest level, instead of compressing per request. */
export const compressedFilesPlugin: Plugin = {
  name: 'compressed-files',
  apply: 'build',
  // After the other plugins, which write files too.
  writeBundle: {
    order: 'post',
    sequential: true,
    async handler() {
      for (const folder of [client, join(client, 'assets')]) {
        const names = await readdir(folder)
        // The worker has a single form, so that a change cannot leave stale variants.
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
