import type { Point } from '@samobranka/rules'
import type { FoundAddress } from '../gazetteer/street.ts'

/** Understands addresses. It throws when it cannot tell: an outage must not say that a house does not exist. */
export interface Geocoder {
  suggest(text: string, language: string, signal: AbortSignal): Promise<readonly FoundAddress[]>
  find(line: string, signal: AbortSignal): Promise<FoundAddress | null>
  locate(point: Point, language: string, signal: AbortSignal): Promise<FoundAddress | null>
}
