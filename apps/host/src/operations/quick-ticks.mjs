import { executionAsyncResource } from 'node:async_hooks'

/**
 * Every answer takes half a dozen `process.nextTick`. Node writes each tick as a literal with computed names, which V8
 * makes quick only while it remembers what a tick looks like; the first collection in a quiet moment, when no tick is
 * alive, made it forget, and kept pages cost a fifth more from then on. So the first ticks are alike, and one of them
 * is never let go. (No TypeScript: `npm start` needs it before anything is built.)
 */
export const heldTicks = []
function nothing() {}
for (let times = 0; times < 5_000; times += 1) process.nextTick(nothing, times, '')
process.nextTick((held) => held.push(executionAsyncResource()), heldTicks)
