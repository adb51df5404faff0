import type { Suggestion } from '@samobranka/contract'

/** An address of the gazetteer; `line` reads «Озёрск, Садовая улица, 14». */
export type FoundAddress = Suggestion

export interface Street {
  readonly words: readonly string[]
  /** Those that tell it from other streets. */
  readonly nameWords: readonly string[]
  readonly cityWords: readonly string[]
  readonly entry: FoundAddress
  readonly houses: readonly FoundAddress[]
}
