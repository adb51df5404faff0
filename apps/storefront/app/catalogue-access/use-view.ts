import { useLoaderData } from 'react-router'
import { type Loader, readView } from './sent-view.ts'

/** What the page's `viewLoader` has loaded. */
export const useView = <Of extends Loader>() => readView<Of>(useLoaderData())
