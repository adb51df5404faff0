import { type Product, sortByNameInSlices } from '@samobranka/rules'
import { pauseEachSlice } from '../../startup/pause-each-slice.ts'

export const sortInSlices = (products: readonly Product[], language: string): Promise<readonly Product[]> =>
  sortByNameInSlices(products, language, pauseEachSlice())
