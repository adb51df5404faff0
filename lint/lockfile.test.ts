import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

interface Package {
  readonly resolved?: string
  readonly optionalDependencies?: Record<string, string>
  readonly hasInstallScript?: boolean
  readonly dev?: boolean
  readonly optional?: boolean
}

const lockfile = resolve(import.meta.dirname, '../package-lock.json')
const { packages } = JSON.parse(readFileSync(lockfile, 'utf8')) as { packages: Record<string, Package> }

const isLocked = (name: string) => Object.keys(packages).some((path) => path.endsWith(`node_modules/${name}`))

describe('the lockfile', () => {
  it('names the binaries of every system, so that the same clone installs on each', () => {
    const wanted = Object.values(packages).flatMap((each) => Object.keys(each.optionalDependencies ?? {}))

    expect(wanted).toContain('@rolldown/binding-linux-arm64-gnu')
    expect(wanted.filter((name) => !isLocked(name))).toEqual([])
  })

  it('needs no compiler: a package of the shop that runs a script when it is installed may fail at it', () => {
    const scripted = Object.values(packages).filter(({ hasInstallScript, dev }) => hasInstallScript && !dev)

    expect(scripted.filter(({ optional }) => !optional)).toEqual([])
  })

  it('names no registry: it installs from whichever one a machine uses', () => {
    const addresses = Object.values(packages).flatMap(({ resolved }) => resolved ?? [])

    expect(addresses.filter((address) => address.includes('://'))).toEqual([])
  })
})
