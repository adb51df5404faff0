import { createContext, type ReactElement } from 'react'
import type { I18n } from '../i18n/i18n.tsx'

/** One thing as it looks on every page that shows it. */
export interface Look {
  /** What is drawn: another object is another drawing. */
  readonly subject: object
  /** In whose words and money. */
  readonly i18n: I18n
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
export function createFragmentCache(mark: string, draw: (element: ReactElement) => string) {
  let drawings = new WeakMap<I18n, Drawings>()
  let bytes = 0
  let wishes: Wish[] = []
  let shown: Uint8Array[] = []
  const marks = new RegExp(`${mark}(\\d+);`)

  const find = ({ subject, i18n, variant }: Look) => drawings.get(i18n)?.get(subject)?.get(variant)

  function keep({ subject, i18n, variant }: Look, drawing: Uint8Array): void {
    bytes += drawing.byteLength
    if (bytes > MOST_BYTES) {
      drawings = new WeakMap()
      bytes = drawing.byteLength
    }
    const inWords: Drawings = drawings.get(i18n) ?? new WeakMap()
    const ofSubject = inWords.get(subject) ?? new Map<string, Uint8Array>()
    drawings.set(i18n, inWords.set(subject, ofSubject.set(variant, drawing)))
  }

  return {
    /** The mark to stand for it; null when it has not been drawn yet. */
    placeholder(look: Look): string | null {
      const drawing = find(look)
      return drawing ? `${mark}${shown.push(drawing) - 1};` : null
    },
    /** Asks for it to be drawn once this page is done; words that are seen for the first time may not come again. */
    wish(wish: Wish): void {
      if (drawings.has(wish.i18n)) wishes.push(wish)
      else drawings.set(wish.i18n, new WeakMap())
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
    renderPending(): void {
      const asked = wishes
      wishes = []
      for (const wish of asked) {
        if (!find(wish)) keep(wish, Buffer.from(draw(wish.element)))
      }
    },
  }
}

export type FragmentCache = ReturnType<typeof createFragmentCache>

/** Only the server has one. */
export const FragmentCacheContext = createContext<FragmentCache | null>(null)
