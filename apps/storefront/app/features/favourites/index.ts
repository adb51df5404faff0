export { FavouriteButton } from './favourite-button.tsx'
export { startFavourites } from './favourites.ts'
export { useFavourites } from './favourites-store.ts'
