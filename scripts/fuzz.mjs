import { onBoth } from './steps/on-both.mjs'

/** `npm run fuzz -- 60000`: so many requests that a generator thinks of to a host on each database. */
await onBoth('fuzz.ts', 20_000, (count, engine) => `${count} requests on ${engine}`)
