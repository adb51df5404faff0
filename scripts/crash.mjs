import { onBoth } from './steps/on-both.mjs'

/** `npm run crash -- 3600`: customers order for an hour on each database while host and database are killed. */
await onBoth('crash.ts', 60, (seconds, engine) => `Orders under kill -9: ${seconds} s on ${engine}`)
