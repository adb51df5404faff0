import type { ReactElement } from 'react'
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

interface Pending {
  readonly look: Look
  readonly draw: () => ReactElement
}

/** A few thousand cards; made anew when full. */
const MOST_BYTES = 12_000_000

/** What many pages of the server show is drawn once and then copied, as bytes: a page of cards is mostly such copies. */
export function createFragmentCache(render: (element: ReactElement) => string) {
  let drawings = new WeakMap<I18n, Drawings>()
  let bytes = 0
  let queue: Pending[] = []

  const find = ({ subject, i18n, variant }: Look): Uint8Array | null =>
    drawings.get(i18n)?.get(subject)?.get(variant) ?? null

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

  /** Draws what the last page had to draw itself; between pages, as React draws one thing at a time. */
  function renderPending(): void {
    const pending = queue
    queue = []
    for (const { look, draw } of pending) {
      if (!find(look)) keep(look, Buffer.from(render(draw())))
    }
  }

  return {
    /** null when it has not been drawn yet. */
    find,
    /** Asks for it to be drawn once this page is done; words that are seen for the first time may not come again. */
    wish(look: Look, draw: () => ReactElement): void {
      if (!drawings.has(look.i18n)) return void drawings.set(look.i18n, new WeakMap())
      if (queue.length === 0) setImmediate(renderPending)
      queue.push({ look, draw })
    },
  }
}

export type FragmentCache = ReturnType<typeof createFragmentCache>
