export { cardGoods } from './card-goods.ts'
export {
  addressOf,
  type CatalogueStore,
  catalogueFor,
  clearCatalogue,
  storeCards,
  storeMenu,
  useCatalogueStore,
} from './catalogue-store.ts'
export { findGoods } from './find-goods.ts'
export { type CatalogueWish, loadCatalogue, loadMainPart, reloadCatalogue } from './load-catalogue.ts'
export { productFromCard } from './product-from-card.ts'
export { useStoredCards } from './use-stored-cards.ts'
