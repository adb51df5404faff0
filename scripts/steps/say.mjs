const started = performance.now()

/** One line a step, with the time since the command began: silence for minutes looks like a hang. */
export function say(text) {
  console.log(`[${seconds(performance.now() - started).padStart(6)}] ${text}`)
}

export const seconds = (ms) => `${(ms / 1000).toFixed(1)}s`

/** Repeats `text()` every few seconds until the work ends. */
export async function whileSaying(text, work) {
  const timer = setInterval(() => say(text()), 3_000)
  try {
    return await work
  } finally {
    clearInterval(timer)
  }
}
