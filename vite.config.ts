import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build, defineConfig, type Plugin } from 'vite'

/** Builds the service worker into one classic script of a fixed name: browsers look for changes at its address. */
const worker: Plugin = {
  name: 'service-worker',
  apply: 'build',
  async closeBundle() {
    await build({
      configFile: false,
      root: 'web',
      logLevel: 'error',
      publicDir: false,
      build: {
        outDir: '../dist/client',
        emptyOutDir: false,
        rollupOptions: {
          input: 'web/worker/sw.ts',
          output: { format: 'iife', entryFileNames: 'sw.js' },
        },
      },
    })
  },
}

export default defineConfig({
  root: 'web',
  plugins: [react(), tailwind(), worker],
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    manifest: true,
    // A font or picture inlined as data: would be refused by the page's policy for fonts.
    assetsInlineLimit: 0,
  },
  server: {
    // The server takes changes from its own address alone; in development the page has another one.
    proxy: { '/api': { target: 'http://127.0.0.1:3000', headers: { origin: 'http://127.0.0.1:3000' } } },
  },
})
