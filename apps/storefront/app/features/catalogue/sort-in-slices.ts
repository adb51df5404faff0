import { pauseEvery } from '@samobranka/contract/pause'
import { type Product, sortByNameInSlices } from '@samobranka/rules'

/** Pages are drawn and taps answered between slices of a list that is put in order. */
const SLICE_MS = 8

export const sortInSlices = (products: readonly Product[], language: string): Promise<readonly Product[]> =>
  sortByNameInSlices(products, language, pauseEvery(SLICE_MS))
