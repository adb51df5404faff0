export type { CardGoods } from '../../catalogue-access/root-data/card-goods.ts'
export { cardGoods } from './card-goods.ts'
export { findGoods } from './find-goods.ts'
export { type CatalogueWish, loadCatalogue, loadMainPart, reloadCatalogue } from './load-catalogue.ts'
export { type Packed, packGoods, unpackGoods, wholeGoods } from './pack-goods.ts'
export { productFromCard } from './product-from-card.ts'
export {
  addressOf,
  catalogueFor,
  clearShelf,
  type Shelf,
  shelveCards,
  shelveMenu,
  useShelf,
} from './shelf-store.ts'
export { useShelfOf } from './use-shelf-of.ts'
export { useUnpacked } from './use-unpacked.ts'
