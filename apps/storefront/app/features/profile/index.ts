export { Devices } from './devices.tsx'
export { FavouritesPage, FavouritesSkeleton } from './favourites-page.tsx'
export { loadDevices } from './load-devices.ts'
export { ProfilePage } from './profile-page.tsx'
