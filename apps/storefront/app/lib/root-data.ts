import { useRouteLoaderData } from 'react-router'
import type { loader } from '../root.tsx'

/** What the whole shop knows, wherever it is asked; undefined where even that could not be loaded. */
export function useRootData() {
  return useRouteLoaderData<typeof loader>('root')
}

export type RootData = NonNullable<ReturnType<typeof useRootData>>
