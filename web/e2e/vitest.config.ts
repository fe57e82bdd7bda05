import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

// Tests of the built page in a real browser at a real house. Timeouts allow for a busy machine. With the mode
// `pictures`, screenshots are taken instead.
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
