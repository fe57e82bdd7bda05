import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

// The built page in a real browser, at a real house. Nothing here is a measure of speed:
// the times allowed are for a busy machine. Pictures are taken like tests are run, when they are asked for.
export default defineConfig(({ mode }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    environment: 'node',
    include: [mode === 'pictures' ? '*.pictures.ts' : '*.e2e.ts'],
    globalSetup: './browser.ts',
    testTimeout: 600_000,
    hookTimeout: 900_000,
    teardownTimeout: 20_000,
    maxWorkers: 2,
  },
}))
