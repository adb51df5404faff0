import { useTranslate } from '../../i18n/i18n.tsx'
import { Rail } from '../../ui/rail.tsx'
import { DishCard } from './dish-card.tsx'
import type { Dish } from './restaurant-view.ts'

export function ChefDishes({ dishes }: { readonly dishes: readonly Dish[] }) {
  const t = useTranslate()
  if (dishes.length === 0) return null
  return (
    <section className="page restaurant-part" data-defer="">
      <Rail
        className="chef-dishes"
        head={<h2>{t('home.chefDishes')}</h2>}
        label={t('home.chefDishes')}
        data-defer-after={2}
      >
        {dishes.map((dish) => (
          <li key={dish.goods.id}>
            <DishCard dish={dish} load="later" />
          </li>
        ))}
      </Rail>
    </section>
  )
}
