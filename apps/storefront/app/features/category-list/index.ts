export { CategoryListPage } from './category-list-page.tsx'
export { categoryTiles } from './category-tiles.ts'
