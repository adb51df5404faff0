export { FavouritesPage, FavouritesSkeleton } from './favourites-page.tsx'
export { ProfilePage } from './profile-page.tsx'
