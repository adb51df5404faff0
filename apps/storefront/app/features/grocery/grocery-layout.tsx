import type { ReactNode } from 'react'
import { useRootData } from '../../catalogue-access/root-data/root-data.ts'
import { useTranslate } from '../../i18n/i18n.tsx'
import { Icon } from '../../ui/icon.tsx'
import { openSheet } from '../../ui/sheet/open-sheet.ts'
import { CategoryTree } from '../catalogue/index.ts'
import { CartColumn } from './cart-column.tsx'

interface Props {
  /** The address of the category in view. */
  readonly current: string
  readonly children: ReactNode
}

/** What stands around the goods: the search first, the tree of categories beside them, the cart always in sight. */
export function GroceryLayout({ current, children }: Props) {
  const root = useRootData()
  return (
    <div className="page grocery">
      <CategoryTree menu={root?.categories ?? []} current={current} />
      <div className="grocery-goods">
        <SearchFirst />
        {children}
      </div>
      <CartColumn />
    </div>
  )
}

/** Where the header has room for an icon only. It is named by its words: «Поиск» is the header's own, and the bar's. */
function SearchFirst() {
  const t = useTranslate()
  return (
    <button type="button" className="grocery-search" onClick={() => openSheet('search')}>
      <Icon name="search" />
      <span>{t('search.placeholder')}</span>
    </button>
  )
}
