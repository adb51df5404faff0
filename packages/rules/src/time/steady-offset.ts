/** Between two instants a zone's clock is not changed. */
export interface SteadyOffset {
  readonly zone: string
  readonly fromMs: number
  readonly untilMs: number
  /** Ahead of UTC. */
  readonly offsetMs: number
}

const known = new Map<string, SteadyOffset>()

/** Told by somebody who has asked already: a browser's first question about a zone takes it longer than a frame. */
export function knowSteadyOffset(offset: SteadyOffset): void {
  known.set(offset.zone, offset)
}

export const isKnownZone = (zone: string): boolean => known.has(zone)

export function knownOffset(time: number, zone: string): number | null {
  const steady = known.get(zone)
  return steady && time >= steady.fromMs && time <= steady.untilMs ? steady.offsetMs : null
}
