import type { RouterContextProvider } from 'react-router'
import { pageWriterContext } from '../render/page-writer.ts'
import { type Sent, sendView } from './sent-view.ts'

interface Asked {
  readonly context: Readonly<RouterContextProvider>
}

/** The loader of a page with goods, which are in one field of its view: what it loads reaches `useView` as it is. */
export const viewLoader =
  <Args extends Asked, View extends object>(goods: keyof View, load: (asked: Args) => Promise<View>) =>
  async (asked: Args): Promise<Sent<View>> =>
    sendView(await load(asked), goods, asked.context.get(pageWriterContext).embed)
