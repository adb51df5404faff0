export { FavouriteButton } from './favourite-button.tsx'
export { toggleFavourite, wakeFavourites } from './favourites.ts'
export { useFavourites } from './favourites-store.ts'
