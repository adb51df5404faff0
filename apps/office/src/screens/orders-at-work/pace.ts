/**
 * Runs it at once, then at most once in `pauseMs` and never twice at a time, however often it is asked for: an evening of
 * twenty events a second would ask for the whole board twenty times. What is asked for in one turn is one run.
 */
export function pace(run: () => Promise<unknown>, pauseMs: number): { ask: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | null = null
  let isBusy = false
  let isAsked = false
  let isStopped = false

  async function start(): Promise<void> {
    isBusy = true
    // Everybody on the screen hears the same event and asks.
    await Promise.resolve()
    isAsked = false
    // What went wrong is the query's to tell.
    await run().catch(() => undefined)
    if (isStopped) return
    timer = setTimeout(() => {
      timer = null
      isBusy = false
      if (isAsked) void start()
    }, pauseMs)
  }

  return {
    ask() {
      if (isStopped) return
      if (isBusy) isAsked = true
      else void start()
    },
    stop() {
      isStopped = true
      if (timer !== null) clearTimeout(timer)
    },
  }
}
