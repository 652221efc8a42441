import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { workerPlugin } from './tools/scripts/client/build-worker.ts'
import { compressedFilesPlugin } from './tools/scripts/client/compress-files.ts'
import { pseudoLocale } from './tools/scripts/client/pseudo-locale.ts'
import { publicPagesPlugin, recordedFilms } from './tools/scripts/client/render-pages.ts'
import { sharedChunks } from './tools/scripts/client/shared-chunks.ts'

/**
 * Build of the client. `--mode ios` builds it for the iOS app, without service worker and rendered pages; `--mode
 * pseudo` with words in the pseudo-locale.
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
      // The page's policy refuses fonts inlined as data: addresses.
      assetsInlineLimit: 0,
      rolldownOptions: {
        input,
        // Few files compress better and take fewer round trips.
        output: { codeSplitting: { groups: sharedChunks(import.meta.dirname) } },
      },
    },
    server: {
      // The server accepts changes from its own origin only; the development server has another one.
      proxy: { '/api': { target: 'http://127.0.0.1:3000', headers: { origin: 'http://127.0.0.1:3000' } } },
    },
  }
})
