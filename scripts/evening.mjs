import { onBoth } from './steps/on-both.mjs'

/** `npm run evening -- 60`: an evening of so many orders past midnight, on each database, to the counted drawer. */
await onBoth('evening.ts', 60, (orders, engine) => `An evening of ${orders} orders on ${engine}`)
