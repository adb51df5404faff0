import { pauseEvery } from '@samobranka/contract/pause'
import type { Visibility } from '@samobranka/rules'
import { loadLater } from '../../lib/load-later.ts'
import { goodsDesk } from './goods-desk.ts'
import type { ReadCatalogue } from './read-bytes.ts'

/** A frame has room for this beside what the page itself does. */
const SLICE_MS = 8

/** Beside the page where the browser has a thread for it, else in slices between which the page answers. */
export async function readElsewhere(bytes: ArrayBuffer, visibility: Visibility): Promise<ReadCatalogue> {
  const desk = await goodsDesk()
  if (desk) return desk.read(bytes, visibility)
  const { readBytes } = await loadLater(() => import('./read-bytes.ts'))
  return readBytes(bytes, visibility, pauseEvery(SLICE_MS))
}
