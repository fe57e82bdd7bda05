import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

const house = 'http://localhost:8013'

export default defineConfig({
  plugins: [svelte()],
  // Tests run Svelte as the browser does.
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  build: {
    outDir: fileURLToPath(new URL('../src/ridotto/house/page', import.meta.url)),
    emptyOutDir: true,
    // Everything comes as a file of its own, so that the house can forbid inline scripts and styles.
    assetsInlineLimit: 0,
    target: 'es2022',
    // How long plugins took is nothing to whoever only wants to play.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  server: {
    proxy: {
      // The house wants to be asked by its own page: the host stays as the browser named it.
      '/api': { target: house, changeOrigin: false },
      '/words': { target: house, changeOrigin: false },
      '/ws': { target: house, changeOrigin: false, ws: true },
    },
  },
  test: {
    environment: 'jsdom',
    include: ['tests/**/*.test.ts', 'tests/**/*.test.svelte.ts'],
    restoreMocks: true,
    // One jsdom for all files: a new one for each took most of the time.
    pool: 'threads',
    isolate: false,
    // Nothing here is a measure of speed: the machine may be busy.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
