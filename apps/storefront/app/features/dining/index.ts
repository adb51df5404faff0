export { DiningCategory } from './dining-category.tsx'
export { DiningHome } from './dining-home.tsx'
export { type DiningView, diningView } from './dining-view.ts'
export { DishPage } from './dish-page.tsx'
