import { useLoaderData } from 'react-router'
import { readView, type ViewOf } from './sent-view.ts'

/** What the page's `viewLoader` has loaded. */
export const useView = <Loader extends (...asked: never) => unknown>() =>
  readView(useLoaderData()) as ViewOf<Loader>
