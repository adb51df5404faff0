import { auditPackages } from './steps/audit-packages.mjs'
import { command } from './steps/command.mjs'
import { say } from './steps/say.mjs'

/** Ends with 0: nothing is known against the packages of a shop; 1: something is; 2: the registry does not tell. */
await command(async () => {
  const { kind, why, holes } = await auditPackages()
  if (kind === 'unknown') {
    say(`Not known: this registry does not answer audits (${why}). Ask one that does: npm_config_registry=…`)
    return 2
  }
  if (kind === 'clean') {
    say('Nothing is known against the packages of a shop.')
    return 0
  }
  for (const { name, range, severity, title, url } of holes)
    say(`${severity}: ${name} ${range}: ${title} ${url}`)
  say(`${holes.length} known holes. npm audit fix, or the newer version of what brings it.`)
  return 1
})
