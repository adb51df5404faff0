export { FavouriteButton } from './favourite-button.tsx'
export { wakeFavourites } from './favourites.ts'
export { useFavourites } from './favourites-store.ts'
