import { mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const compilers =
  /^(python|pypy|g?make|cmake|ninja|node-gyp|(.*-)?(gcc|g\+\+|clang|clang\+\+|cc|c\+\+|cpp|ld))/

/** A folder with every program of this machine but those that compile, and but its Node. */
export function withoutCompilers(folder) {
  const programs = join(folder, 'programs')
  mkdirSync(programs)
  const taken = new Set(['node'])
  for (const place of (process.env.PATH ?? '').split(delimiter)) {
    for (const name of namesIn(place)) {
      if (taken.has(name) || compilers.test(name)) continue
      taken.add(name)
      symlinkSync(join(place, name), join(programs, name))
    }
  }
  return programs
}

function namesIn(place) {
  try {
    return readdirSync(place)
  } catch {
    // PATH names folders that are not there.
    return []
  }
}
