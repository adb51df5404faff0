export { HouseCategory } from './house-category.tsx'
export { HouseHome } from './house-home.tsx'
export { loadCategory, shelvedCategory } from './load-category.ts'
export { type HouseView, loadHouse } from './load-house.ts'
