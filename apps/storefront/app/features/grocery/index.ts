export { GroceryCategory } from './grocery-category.tsx'
export { GroceryHome, type GroceryView } from './grocery-home.tsx'
export { groceryShelves } from './grocery-view.ts'
