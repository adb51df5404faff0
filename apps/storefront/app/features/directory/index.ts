export { categoryTiles } from './category-tiles.ts'
export { DirectoryPage } from './directory-page.tsx'
