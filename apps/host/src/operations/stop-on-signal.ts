import type { Log } from './log.ts'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** A terminal and the program that started us may both pass on the same Ctrl-C. */
const sameSignalMs = 1_000

/** Stops the shop once, finishing what is under way; whoever asks again later means at once. */
export function stopOnSignal(log: Log, stop: () => Promise<void>): void {
  let began: number | null = null
  const onSignal = (signal: NodeJS.Signals) => {
    if (began !== null) {
      if (performance.now() - began > sameSignalMs) process.exit(1)
      return
    }
    began = performance.now()
    log.info({ signal }, 'closing')
    stop().then(
      () => {
        log.info('closed')
        process.exit(0)
      },
      (fault) => {
        log.error({ err: fault }, 'could not close cleanly')
        process.exit(1)
      },
    )
  }
  for (const signal of signals) process.on(signal, onSignal)
}
