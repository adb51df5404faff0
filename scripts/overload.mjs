import { onBoth } from './steps/on-both.mjs'

/** `npm run overload -- 3600 sqlite`: twice as many visitors as the host can serve, for an hour. */
await onBoth(
  'overload.ts',
  60,
  (seconds, engine) => `Twice as many visitors as can be served: ${seconds} s on ${engine}`,
)
