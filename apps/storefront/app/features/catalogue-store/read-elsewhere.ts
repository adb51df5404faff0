import type { Visibility } from '@samobranka/rules'
import { loadLater } from '../../startup/load-later.ts'
import { pauseEachSlice } from '../../startup/pause-each-slice.ts'
import { catalogueWorker } from './catalogue-worker.ts'
import type { ReadCatalogue } from './read-bytes.ts'

/** Beside the page where the browser has a thread for it, else in slices between which the page answers. */
export async function readElsewhere(bytes: ArrayBuffer, visibility: Visibility): Promise<ReadCatalogue> {
  const worker = await catalogueWorker()
  if (worker) return worker.read(bytes, visibility)
  const { readBytes } = await loadLater(() => import('./read-bytes.ts'))
  return readBytes(bytes, visibility, pauseEachSlice())
}
