import { defineConfig } from 'vitest/config'

// Mutation testing runs inside this folder; the project's own run is configured at the root.
export default defineConfig({ test: { include: ['src/**/*.test.ts'] } })
