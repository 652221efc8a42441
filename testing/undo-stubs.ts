import { afterEach, vi } from 'vitest'

// Test files that share their modules share the globals, too: what a test replaces ends with it.
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})
