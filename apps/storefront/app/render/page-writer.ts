import type { ReactElement } from 'react'
import { createContext } from 'react-router'
import { type Embed, embedAsIs } from '../format/embedded-text.ts'
import type { FragmentCache, Look } from './fragment-cache.ts'
import { handoffData } from './handoff-data.ts'

/** What stands in one page: the framework renders placeholders, and the bytes are written once, segment by segment. */
export interface PageWriter {
  /** Stands for the nonce of the answer's Content-Security-Policy. */
  readonly nonce: string
  /** Stands for what an earlier page has drawn; null where this one draws it, for the later ones as well. */
  fragment(look: Look, draw: () => ReactElement): string | null
  /** Stands for a text within the loaders' data, alone or within another one. */
  readonly embed: Embed
  /** The page: its markup, and the loaders' data behind it. */
  write(markup: string, data?: Uint8Array): Uint8Array<ArrayBuffer>
  /** Where the nonce begins in the bytes that were written. */
  noncePlaces(): readonly number[]
}

interface PageParts {
  readonly nonce: string
  readonly fragments: FragmentCache
  /** A step in the shop asks for the data alone. The framework writes them itself, and is told the texts as they are. */
  readonly isDataAlone: boolean
}

/** Nobody's words can be taken for a placeholder. */
const mark = crypto.randomUUID()
const placeholders = new RegExp(`${mark}(\\d+);`)

/** A card or a text that came through the framework would be escaped and copied six times on its way into the page. */
export function createPageWriter({ nonce, fragments, isDataAlone }: PageParts): PageWriter {
  const pieces: Uint8Array[] = []
  const placeholderFor = (bytes: Uint8Array): string => `${mark}${pieces.push(bytes) - 1};`
  const nonceBytes = Buffer.from(nonce)
  const noncePlaceholder = placeholderFor(nonceBytes)
  let noncePlaces: number[] = []

  /** Between two texts stands the number of a piece. */
  const segments = (text: string, encoding: 'utf8' | 'latin1'): Uint8Array[] =>
    text
      .split(placeholders)
      .map((part, index) =>
        index % 2 === 0 ? Buffer.from(part, encoding) : (pieces[Number(part)] ?? new Uint8Array()),
      )

  return {
    nonce: noncePlaceholder,
    fragment(look, draw) {
      const drawn = fragments.find(look)
      if (!drawn) fragments.wish(look, draw)
      return drawn && placeholderFor(drawn)
    },
    embed: isDataAlone ? embedAsIs : (embedded) => placeholderFor(embedded.bytes()),
    write(markup, data) {
      const page = segments(markup, 'utf8')
      if (data) page.push(...segments(handoffData(data, noncePlaceholder), 'latin1'))
      noncePlaces = []
      let length = 0
      for (const segment of page) {
        if (segment === nonceBytes) noncePlaces.push(length)
        length += segment.byteLength
      }
      return Buffer.concat(page, length)
    },
    noncePlaces: () => noncePlaces,
  }
}

export const pageWriterContext = createContext<PageWriter>()
