export { DishPage } from './dish-page.tsx'
export { RestaurantCategory } from './restaurant-category.tsx'
export { RestaurantHome } from './restaurant-home.tsx'
export { type RestaurantView, restaurantView } from './restaurant-view.ts'
