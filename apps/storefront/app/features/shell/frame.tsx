import type { ReactNode } from 'react'
import type { MenuCategory, ShopFace } from '../../lib/shop-face.ts'
import { useTranslate } from '../../lib/speech.tsx'
import { Toasts } from '../../ui/toasts.tsx'
import { CartSheet, UndoToast } from '../cart/index.ts'
import { PlaceSheet, type Spot } from '../place/index.ts'
import { ProductSheet } from '../product/index.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { MenuSheet } from './menu-sheet.tsx'

interface Props {
  readonly shop: ShopFace
  readonly categories: readonly MenuCategory[]
  readonly spots: readonly Spot[]
  readonly warehouseId: number | null
  readonly year: number
  readonly children: ReactNode
}

/** What stands around every page, and every dialog that may open over it. */
export function Frame({ shop, categories, spots, warehouseId, year, children }: Props) {
  const t = useTranslate()
  return (
    <>
      <a href="#content" className="skip">
        {t('a11y.skipToContent')}
      </a>
      <Header shop={shop} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer shop={shop} year={year} />
      <ProductSheet warehouseId={warehouseId} shopName={shop.name} />
      <CartSheet />
      <MenuSheet shop={shop} categories={categories} />
      <PlaceSheet spots={spots} />
      <UndoToast />
      <Toasts />
    </>
  )
}
