import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vitest/config'
import { offlineShell } from './offlineShell.ts'

const house = 'http://localhost:8013'

/** Keep modules that list other files out of the tests' cache: it cannot see when such a list changes. */
const uncachedLists: Plugin = {
  name: 'uncached-lists',
  configureVitest: (context) =>
    context.experimental_defineCacheKeyGenerator(({ sourceCode }) =>
      sourceCode.includes('import.meta.glob') ? false : undefined,
    ),
}

export default defineConfig({
  plugins: [svelte(), uncachedLists, offlineShell],
  // Tests run Svelte as the browser does.
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  build: {
    outDir: fileURLToPath(new URL('../src/ridotto/house/page', import.meta.url)),
    emptyOutDir: true,
    // Everything is a separate file, so that the house can forbid inline scripts and styles.
    assetsInlineLimit: 0,
    target: 'es2022',
    // Browsers without module preloading fetch the same modules a little later.
    modulePreload: { polyfill: false },
    // Do not report the time that plugins took.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  server: {
    proxy: {
      // The house checks the origin, so the host header stays as the browser sent it.
      '/api': { target: house, changeOrigin: false },
      '/words': { target: house, changeOrigin: false },
      '/ws': { target: house, changeOrigin: false, ws: true },
    },
  },
  test: {
    environment: 'jsdom',
    include: ['tests/**/*.test.ts', 'tests/**/*.test.svelte.ts'],
    restoreMocks: true,
    // One jsdom for all files: starting one for each took most of the time.
    pool: 'threads',
    isolate: false,
    // Compiled modules stay on disk between runs.
    experimental: { fsModuleCache: true },
    // Generous timeouts, because the machine may be busy.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
