export interface Schedule {
  /** Something has changed, so many milliseconds ago: ask when nothing more has changed for a while. */
  changed(agoMs?: number): void
  /** Nothing has changed, but there is more to be asked now: when it would have been asked anyway, or at once. */
  remind(): void
  stop(): void
}

/**
 * Asks once things have come to rest, and never twice at a time: what becomes due while an answer is awaited is
 * asked once more, as soon as that answer is in.
 */
export function createSchedule(ask: () => Promise<void>, restMs: number): Schedule {
  let timer: ReturnType<typeof setTimeout> | undefined
  let changedAt = 0
  let busy = false
  let again = false

  async function run(): Promise<void> {
    if (busy) {
      again = true
      return
    }
    busy = true
    try {
      await ask()
    } finally {
      busy = false
    }
    if (!again) return
    again = false
    await run()
  }

  function remind(): void {
    clearTimeout(timer)
    timer = setTimeout(() => void run(), Math.max(0, changedAt + restMs - performance.now()))
  }

  return {
    remind,
    changed(agoMs = 0) {
      changedAt = performance.now() - agoMs
      remind()
    },
    stop() {
      clearTimeout(timer)
      again = false
    },
  }
}
