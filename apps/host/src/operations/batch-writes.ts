import type { DestinationStream } from 'pino'

export interface BatchingStream extends DestinationStream {
  /** Writes what waits, at once. */
  flushSync(): void
}

/**
 * Lines of one turn of the loop go out in one write, and before the process ends: a write for each line would cost
 * an order as much as the rules it is judged by.
 */
export function batchWrites(out: DestinationStream): BatchingStream {
  let waiting = ''
  const flushSync = () => {
    const lines = waiting
    waiting = ''
    if (lines !== '') out.write(lines)
  }
  process.once('exit', flushSync)
  return {
    flushSync,
    write(line) {
      if (waiting === '') setImmediate(flushSync)
      waiting += line
    },
  }
}
