export interface Schedule {
  /** Something has changed: ask when nothing more has changed for a while. */
  changed(): void
  stop(): void
}

/**
 * Asks once things have come to rest, and never twice at a time: what becomes due while an answer is awaited is
 * asked once more, as soon as that answer is in.
 */
export function createSchedule(ask: () => Promise<void>, restMs: number): Schedule {
  let timer: ReturnType<typeof setTimeout> | undefined
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

  return {
    changed() {
      clearTimeout(timer)
      timer = setTimeout(() => void run(), restMs)
    },
    stop() {
      clearTimeout(timer)
      again = false
    },
  }
}
