import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  root: 'web',
  plugins: [react(), tailwind()],
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
