import type { SeenPopups } from '@samobranka/rules'

const KEY = 'samobranka:popups'

/** Popups by their numbers, a closed kitchen by the hours that were shown. */
export interface SeenNotices extends SeenPopups {
  readonly hours: readonly string[]
}

export function readSeen(): SeenNotices {
  const visit = read(() => sessionStorage)
  return {
    ever: read(() => localStorage).filter(isNumber),
    thisVisit: visit.filter(isNumber),
    hours: visit.filter((one) => typeof one === 'string'),
  }
}

/** A number is a popup, which is remembered for ever; hours are told again on the next visit. */
export function markSeen(what: number | string): void {
  add(() => sessionStorage, what)
  if (isNumber(what)) add(() => localStorage, what)
}

function add(storage: () => Storage, what: number | string): void {
  const kept = read(storage)
  if (kept.includes(what)) return
  try {
    storage().setItem(KEY, JSON.stringify([...kept, what]))
  } catch {
    // A browser that keeps nothing is told again at its next visit.
  }
}

/** The storage itself is asked for inside: a browser that forbids it throws at its name. */
function read(storage: () => Storage): readonly unknown[] {
  try {
    const kept: unknown = JSON.parse(storage().getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept : []
  } catch {
    return []
  }
}

const isNumber = (one: unknown): one is number => typeof one === 'number'
