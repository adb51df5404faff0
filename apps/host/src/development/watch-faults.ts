import type { ServerBuild } from 'react-router'
import { entryOf } from '../pages/load-storefront.ts'

/** The same build, which tells what failed while it made a page: the shop's own error page is for visitors. */
export function watchFaults(build: ServerBuild): { readonly build: ServerBuild; readonly faults: Error[] } {
  const faults: Error[] = []
  const entry = entryOf(build)
  const module = {
    ...entry,
    handleError(...[error, args]: Parameters<NonNullable<typeof entry.handleError>>) {
      if (error instanceof Error && !args.request.signal.aborted) faults.push(error)
      return entry.handleError?.(error, args)
    },
  }
  return { build: { ...build, entry: { ...build.entry, module } }, faults }
}
