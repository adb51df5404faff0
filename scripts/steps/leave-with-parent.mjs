const parent = process.ppid

/**
 * `npm start` puts a shell between npm and us, which dies of a SIGTERM without passing it on: the shop would stay
 * open with nobody to close it. Whoever is not started by npm may outlive the shell it was typed in.
 */
export function leaveWithParent() {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 250)
  watch.unref()
}
