export { categoryTiles } from './category-tiles.ts'
export { CategoryListPage } from './category-list-page.tsx'
