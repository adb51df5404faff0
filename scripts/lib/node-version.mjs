/** What `engines.node` in package.json says; kept here so that the check needs nothing installed. */
const least = [20, 19]

/** Ends with a sentence instead of the syntax error an old Node would give. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > least[0] || (major === least[0] && minor >= least[1])) return
  console.error(`Samobranka needs Node ${least.join('.')} or newer; this is ${process.version}.`)
  console.error(
    'Install it from https://nodejs.org or with your version manager, then run the command again.',
  )
  process.exit(1)
}
