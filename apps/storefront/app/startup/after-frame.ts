/** A page that nobody looks at has no frames: its work must not wait for one. */
const PATIENCE = 200

/** Once the next frame is on the screen: what was tapped has changed by then, and nobody waits for the rest. */
export function afterFrame(task: () => void): () => void {
  let done = false
  let turn: ReturnType<typeof setTimeout> | undefined
  const run = () => {
    if (done) return
    stop()
    task()
  }
  const frame = requestAnimationFrame(() => {
    turn = setTimeout(run)
  })
  const late = setTimeout(run, PATIENCE)
  function stop(): void {
    done = true
    cancelAnimationFrame(frame)
    clearTimeout(turn)
    clearTimeout(late)
  }
  return stop
}
