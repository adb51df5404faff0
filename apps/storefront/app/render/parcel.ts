/** A text that many pages bring. */
export interface Parcel {
  readonly text: string
  /** As it stands within a text of a page's data. Written once. */
  bytes(): Uint8Array
}

export function parcelOf(text: string): Parcel {
  let written: Uint8Array | undefined
  return {
    text,
    bytes() {
      written ??= Buffer.from(quiet(JSON.stringify(text).slice(1, -1)))
      return written
    },
  }
}

/** A `<` of JSON can only stand in a text, where its number says the same; without it nothing ends an element. */
export const quiet = (json: string): string => json.replaceAll('<', '\\u003c')
