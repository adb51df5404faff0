import { createContext } from 'react-router'
import type { EmbeddedText } from './embedded-text.ts'

/** The embedded texts of one page. */
export interface EmbeddedTexts {
  /** What stands for the text, alone or within another one, until the page is written. */
  placeholder(embedded: EmbeddedText): string
  /** The page's data with the texts in their places. Each letter of `data` is one byte. */
  fill(data: string): Uint8Array
}

/** Nobody's words can be taken for one. */
const mark = crypto.randomUUID()
const marks = new RegExp(`${mark}(\\d+);`)

/**
 * A long text would be copied six times on its way through the framework into a page, and a card's lies in another one
 * besides: a mark goes that way instead, and the bytes are put in its place when the page is written.
 */
export function createEmbeddedTexts(): EmbeddedTexts {
  const sent: EmbeddedText[] = []
  return {
    placeholder: (embedded) => `${mark}${sent.push(embedded) - 1};`,
    // Between two pieces of data stands the number of an embedded text.
    fill: (data) =>
      Buffer.concat(
        data
          .split(marks)
          .map((piece, index) =>
            index % 2 === 0
              ? Buffer.from(piece, 'latin1')
              : (sent[Number(piece)]?.bytes() ?? new Uint8Array()),
          ),
      ),
  }
}

/** null where data go to the browser without a page around them. */
export const embeddedTextsContext = createContext<EmbeddedTexts | null>(null)
