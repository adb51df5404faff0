/** What `engines.node` in package.json says; kept here so that the check needs nothing installed. */
const ranges = [
  { from: [20, 19], below: 21 },
  { from: [22, 12], below: 23 },
  { from: [24, 0], below: Number.POSITIVE_INFINITY },
]

/** Whether a shop can be built and run on that Node. */
export function isSupported(version) {
  const [major, minor] = version.replace(/^v/, '').split('.').map(Number)
  return ranges.some(
    ({ from, below }) => major < below && (major > from[0] || (major === from[0] && minor >= from[1])),
  )
}

/** Ends with a sentence instead of the syntax error an old Node would give. */
export function requireNode() {
  if (isSupported(process.version)) return
  console.error(`Samobranka needs Node 20.19, 22.12, 24 or newer; this is ${process.version}.`)
  console.error(
    'Install it from https://nodejs.org or with your version manager, then run the command again.',
  )
  process.exit(1)
}
