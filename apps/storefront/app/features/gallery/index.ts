export { GalleryPage } from './gallery-page.tsx'
export { loadGalleries } from './load-galleries.ts'
