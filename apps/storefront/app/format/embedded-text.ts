/** A text that many pages bring. */
export interface EmbeddedText {
  readonly text: string
  /** As it stands within a text of a page's data. Written once. */
  bytes(): Uint8Array
}

/** How it goes through the framework: as it is, or as a placeholder (`page-writer.ts`). */
export type Embed = (embedded: EmbeddedText) => string

export const embedAsIs: Embed = ({ text }) => text

export function embeddedText(text: string): EmbeddedText {
  let written: Uint8Array | undefined
  return {
    text,
    bytes() {
      written ??= Buffer.from(scriptSafe(JSON.stringify(text).slice(1, -1)))
      return written
    },
  }
}

/** A `<` of JSON can only stand in a text, where its number says the same; without it nothing ends an element. */
export const scriptSafe = (json: string): string => json.replaceAll('<', '\\u003c')
