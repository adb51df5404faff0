import { createContext, type ReactElement } from 'react'
import type { Speech } from '../i18n/speech.tsx'

/** One thing as it looks on every page that shows it. */
export interface Look {
  /** What is drawn: another object is another drawing. */
  readonly subject: object
  /** In whose words and money. */
  readonly speech: Speech
  /** What else it depends on. */
  readonly variant: string
}

type Drawings = WeakMap<object, Map<string, Uint8Array>>

interface Wish extends Look {
  readonly element: ReactElement
}

/** A few thousand cards; made anew when full. */
const MOST_BYTES = 12_000_000

/**
 * What many pages of the server show is drawn once and then copied, as bytes: a page of cards is mostly such copies.
 * A page is rendered with marks in their places, and filled after.
 */
export function createPress(mark: string, draw: (element: ReactElement) => string) {
  let drawings = new WeakMap<Speech, Drawings>()
  let bytes = 0
  let wishes: Wish[] = []
  let shown: Uint8Array[] = []
  const marks = new RegExp(`${mark}(\\d+);`)

  const find = ({ subject, speech, variant }: Look) => drawings.get(speech)?.get(subject)?.get(variant)

  function keep({ subject, speech, variant }: Look, drawing: Uint8Array): void {
    bytes += drawing.byteLength
    if (bytes > MOST_BYTES) {
      drawings = new WeakMap()
      bytes = drawing.byteLength
    }
    const inWords: Drawings = drawings.get(speech) ?? new WeakMap()
    const ofSubject = inWords.get(subject) ?? new Map<string, Uint8Array>()
    drawings.set(speech, inWords.set(subject, ofSubject.set(variant, drawing)))
  }

  return {
    /** The mark to stand for it; null when it has not been drawn yet. */
    markOf(look: Look): string | null {
      const drawing = find(look)
      return drawing ? `${mark}${shown.push(drawing) - 1};` : null
    },
    /** Asks for it to be drawn once this page is done; words that are seen for the first time may not come again. */
    wish(wish: Wish): void {
      if (drawings.has(wish.speech)) wishes.push(wish)
      else drawings.set(wish.speech, new WeakMap())
    },
    /** The page that was just rendered, with the drawings in their places, and what stands behind it. */
    fill(html: string, behind: Uint8Array = new Uint8Array()): Uint8Array<ArrayBuffer> {
      const drawn = shown
      shown = []
      // Between two texts stands the number of the drawing.
      const parts = html
        .split(marks)
        .map((part, index) =>
          index % 2 === 0 ? Buffer.from(part) : (drawn[Number(part)] ?? new Uint8Array()),
        )
      return Buffer.concat([...parts, behind])
    },
    /** Draws what the last pages had to draw themselves; between pages, as React draws one thing at a time. */
    fulfil(): void {
      const asked = wishes
      wishes = []
      for (const wish of asked) {
        if (!find(wish)) keep(wish, Buffer.from(draw(wish.element)))
      }
    },
  }
}

export type Press = ReturnType<typeof createPress>

/** Only the server has one. */
export const PressContext = createContext<Press | null>(null)
