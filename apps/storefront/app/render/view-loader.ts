import type { RouterContextProvider } from 'react-router'
import { type Sent, sendView } from '../catalogue-access/sent-view.ts'
import { pageWriterContext } from './page-writer.ts'

interface LoaderArgs {
  readonly context: Readonly<RouterContextProvider>
}

/** The loader of a page with goods, which are in one field of its view: what it loads reaches `useView` as it is. */
export const viewLoader =
  <Args extends LoaderArgs, View extends object>(goods: keyof View, load: (args: Args) => Promise<View>) =>
  async (args: Args): Promise<Sent<View>> =>
    sendView(await load(args), goods, args.context.get(pageWriterContext).embed)
