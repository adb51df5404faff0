import { statSync } from 'node:fs'
import { resolve } from 'node:path'

export type Reader = ReturnType<typeof createReader>

/** Readers of single variables that collect their faults; an empty variable counts as absent. */
export function createReader(env: NodeJS.ProcessEnv) {
  const faults: string[] = []
  const text = (name: string): string | null => env[name]?.trim() || null
  const fault = (name: string, what: string): null => {
    faults.push(`${name}: ${what}`)
    return null
  }

  function choice<T extends string>(name: string, allowed: readonly T[]): T | null {
    const given = text(name)
    if (given === null) return null
    const found = allowed.find((value) => value === given)
    return found ?? fault(name, `must be one of ${allowed.join(', ')}, not "${given}"`)
  }

  return {
    faults,
    text,
    integer(name: string, fallback: number, least: number, most: number): number {
      const given = text(name)
      if (given === null) return fallback
      const number = /^\d+$/.test(given) ? Number(given) : Number.NaN
      if (number >= least && number <= most) return number
      fault(name, `must be a whole number from ${least} to ${most}, not "${given}"`)
      return fallback
    },
    oneOf<T extends string>(name: string, allowed: readonly T[], fallback: T): T {
      return choice(name, allowed) ?? fallback
    },
    choice,
    /** The value is not repeated in the fault: an address may hold a password. */
    url(name: string, protocols: readonly string[]): string | null {
      const given = text(name)
      if (given === null) return null
      const allowed = URL.canParse(given) && protocols.includes(new URL(given).protocol)
      if (!allowed) return fault(name, `must be an address beginning with ${protocols.join('// or ')}//`)
      return given.replace(/(?<!\/)\/+$/, '')
    },
    /** An address that names a shop and no place in it, as browsers write it. */
    origin(name: string): string | null {
      const given = text(name)
      if (given === null) return null
      const url = URL.canParse(given) ? new URL(given) : null
      if (!url || !/^https?:$/.test(url.protocol))
        return fault(name, 'must be an address beginning with http:// or https://')
      const isBare = url.pathname === '/' && !url.search && !url.hash && !url.username && !url.password
      return isBare
        ? url.origin
        : fault(name, 'must be an address without a path, such as https://shop.example')
    },
    folder(name: string): string | null {
      const given = text(name)
      if (given === null) return null
      const path = resolve(given)
      const found = statSync(path, { throwIfNoEntry: false })
      return found?.isDirectory() ? path : fault(name, `there is no folder ${path}`)
    },
    /** The value is not repeated in the fault: a header may be a password. */
    json(name: string): unknown {
      const given = text(name)
      if (given === null) return null
      try {
        return JSON.parse(given)
      } catch {
        return fault(name, 'must be JSON')
      }
    },
    /** All of them, or none: half a provider is a mistake that would show at the first login only. */
    together<N extends string>(...names: readonly N[]): Record<N, string> | null {
      const values = names.map((name) => [name, text(name)] as const)
      if (values.every(([, value]) => value === null)) return null
      const missing = values.filter(([, value]) => value === null)
      for (const [name] of missing)
        fault(name, `is needed beside ${names.filter((n) => n !== name).join(', ')}`)
      return missing.length > 0 ? null : (Object.fromEntries(values) as Record<N, string>)
    },
    fault,
    instant(name: string): Date | null {
      const given = text(name)
      if (given === null) return null
      const instant = new Date(given)
      const isIso = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/.test(given)
      if (isIso && !Number.isNaN(instant.getTime())) return instant
      return fault(name, `must be an ISO instant such as 2026-12-31T23:00:00+03:00, not "${given}"`)
    },
  }
}
