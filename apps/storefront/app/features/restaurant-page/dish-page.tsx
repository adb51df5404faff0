import type { OpenProduct } from '../../catalogue-access/root-data/open-product.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import type { CategoryView } from '../catalogue/index.ts'
import { ProductPanel } from '../product/index.ts'

interface Props {
  readonly dish: OpenProduct
  readonly view: CategoryView
  readonly warehouseId: number | null
}

/** A dish with the page for itself: the picture large, everything about it beside. */
export function DishPage({ dish, view, warehouseId }: Props) {
  const trail = [...view.trail, { name: dish.product.name, address: dish.address }]
  return (
    <div className="page dish-page">
      <Breadcrumbs trail={trail} />
      <div className="dish-stage">
        <ProductPanel
          key={dish.product.id}
          opened={dish}
          warehouseId={warehouseId}
          heading="h1"
          onAdded={stay}
        />
      </div>
    </div>
  )
}

const stay = () => {}
