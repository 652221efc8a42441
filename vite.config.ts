import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { workerPlugin } from './tools/scripts/client/build-worker.ts'
import { compressedFilesPlugin } from './tools/scripts/client/compress-files.ts'
import { firstChunks } from './tools/scripts/client/first-chunks.ts'
import { publicPagesPlugin, recordedFilms } from './tools/scripts/client/render-pages.ts'
import { pseudoLocale } from './tools/scripts/pseudo/pseudo-locale.ts'

/**
 * The client; `--mode ios` makes the one that the iOS app carries, which needs no worker and no rendered pages, and
 * `--mode pseudo` the one whose words are in the pseudo-locale.
 */
export default defineConfig(({ mode }) => {
  const pseudo = mode === 'pseudo'
  const alone = mode === 'ios' || pseudo
  const input: Record<string, string> = { app: 'web/index.html' }
  if (!alone) input.site = 'web/public-page.html'
  return {
    root: 'web',
    plugins: [
      react(),
      tailwind(),
      ...(pseudo ? [pseudoLocale] : []),
      ...(alone ? [] : [workerPlugin, publicPagesPlugin, compressedFilesPlugin]),
    ],
    define: { __FILMS__: JSON.stringify(alone ? [] : recordedFilms()) },
    build: {
      outDir: alone ? `../dist/${mode}` : '../dist/client',
      emptyOutDir: true,
      manifest: true,
      // A font or picture inlined as data: would be refused by the page's policy for fonts.
      assetsInlineLimit: 0,
      rolldownOptions: {
        input,
        // A first load in few files, which are smaller than many and fetched at once.
        output: {
          codeSplitting: { groups: [{ name: firstChunks(import.meta.dirname), tags: ['$initial'] }] },
        },
      },
    },
    server: {
      // The server takes changes from its own address alone; in development the page has another one.
      proxy: { '/api': { target: 'http://127.0.0.1:3000', headers: { origin: 'http://127.0.0.1:3000' } } },
    },
  }
})
