import type { Pause } from './steps.ts'

export interface Fault {
  readonly path: readonly (string | number)[]
  readonly what: string
  /** How many last steps of the path stand within the smallest thing that may be left out; none when absent. */
  readonly inside?: number
  /** It is understood, but more than may come in a request. */
  readonly isTooLarge?: true
}

/** Something a foreign server sent that could not be read and was left out. */
export interface Warning {
  /** The id of the record it happened in, as the wire wrote it; null when it has none. */
  readonly id: string | number | null
  readonly path: string
  readonly what: string
  /** Whether the whole record was left out, or only the part at `path`. */
  readonly dropped: 'record' | 'part'
}
export type OnWarning = (warning: Warning) => void

export interface Manner {
  /** Limits hold in requests; what another server answers is read whatever its size. */
  readonly isRequest?: boolean
  /** Absent where the whole document is read in one go. */
  readonly pause?: Pause | undefined
  readonly onWarning?: OnWarning | undefined
}

/** One reading of one document: how it is read, and the faults found so far. */
export class Reader {
  readonly faults: Fault[] = []
  readonly isRequest: boolean
  readonly pause: Pause | undefined
  readonly onWarning: OnWarning | undefined

  constructor({ isRequest = false, pause, onWarning }: Manner = {}) {
    this.isRequest = isRequest
    this.pause = pause
    this.onWarning = onWarning
  }

  /** Notes a value that is not what was expected. */
  refuse(wire: unknown, what: string): undefined {
    this.faults.push({ path: [], what: `${what} expected, got ${brief(wire)}` })
  }

  /** Notes a value that is more than may come. */
  refuseSize(wire: unknown, what: string): undefined {
    this.faults.push({ path: [], what: `${what} expected, got ${brief(wire)}`, isTooLarge: true })
  }

  missing(key: string | number): void {
    this.faults.push({ path: [key], what: 'missing' })
  }

  /** Faults found in a part get the part's key. */
  place(before: number, key: string | number): void {
    const { faults } = this
    for (let index = before; index < faults.length; index++) {
      const fault = faults[index]
      if (fault) faults[index] = { ...fault, path: [key, ...fault.path] }
    }
  }
}

/** The offending value, short enough for one line of a report; a large one is not written out to be cut. */
const brief = (wire: unknown): string => {
  if (wire === undefined) return 'nothing'
  const text = JSON.stringify(shortened(wire, 3)) ?? String(wire)
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}

const shortened = (wire: unknown, levels: number): unknown => {
  if (typeof wire === 'string') return wire.slice(0, 60)
  if (typeof wire !== 'object' || wire === null) return wire
  if (Array.isArray(wire))
    return levels === 0 ? [] : wire.slice(0, 30).map((one) => shortened(one, levels - 1))
  const some: Record<string, unknown> = Object.create(null)
  let room = levels === 0 ? 0 : 12
  for (const key in wire) {
    if (room === 0) break
    room -= 1
    some[key.slice(0, 60)] = shortened((wire as Record<string, unknown>)[key], levels - 1)
  }
  return some
}
