import { type Catalogue, type Product, productsOfCategory } from '@samobranka/rules'

/** More than anybody scrolls sideways; the rest is one tap away. */
const ROW_LENGTH = 8

/** What stands in the row of a category on the home page. */
export const rowProducts = (categoryId: number, catalogue: Catalogue): readonly Product[] =>
  productsOfCategory(categoryId, catalogue).slice(0, ROW_LENGTH)
