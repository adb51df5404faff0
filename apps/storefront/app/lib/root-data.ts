import { useRouteLoaderData } from 'react-router'
import type { loader } from '../root.tsx'
import type { rootView } from '../root-view.ts'
import type { Parcels } from './parcels.ts'
import { quietText, readQuiet } from './quiet-json.ts'
import { wordsParcel } from './words-on-page.ts'

export type RootData = Awaited<ReturnType<typeof rootView>>

/** On its way to the browser. */
export interface SentRoot extends Pick<RootData, 'words' | 'opened'> {
  readonly text: string
}

const read = new WeakMap<SentRoot, RootData>()

/**
 * Nearly all of it as one text: the framework would look at each of its six hundred values, here for every page and in
 * the browser before that is awake. The words are a text already, and an open product is looked for among the data of all
 * parts of a page (`use-open-product.ts`).
 */
export function sendRoot(root: RootData, parcels: Parcels | null = null): SentRoot {
  const { words, opened, ...rest } = root
  const sent = { words: parcels?.markOf(wordsParcel(words)) ?? words, opened, text: quietText(rest) }
  read.set(sent, root)
  return sent
}

/** Once for each: every part of a page may ask. */
export function readRoot(sent: SentRoot): RootData
export function readRoot(sent: SentRoot | undefined): RootData | undefined
export function readRoot(sent: SentRoot | undefined): RootData | undefined {
  if (!sent) return undefined
  const { words, opened, text } = sent
  const root = read.get(sent) ?? { ...(readQuiet(text) as Omit<RootData, keyof SentRoot>), words, opened }
  read.set(sent, root)
  return root
}

/** What the whole shop knows, wherever it is asked; undefined where even that could not be loaded. */
export function useRootData(): RootData | undefined {
  return readRoot(useRouteLoaderData<typeof loader>('root') as SentRoot | undefined)
}
