import type { ReactNode } from 'react'
import { useRootData } from '../../lib/root-data.ts'
import { useTranslate } from '../../lib/speech.tsx'
import { Icon } from '../../ui/icon.tsx'
import { openSheet } from '../../ui/open-sheet.ts'
import { WhileShown } from '../../ui/while-shown.tsx'
import { CategoryTree } from '../catalogue/index.ts'
import { CartColumn } from './cart-column.tsx'

/** One search is enough, and this one is under the thumb. */
const NO_SEARCH_ABOVE =
  '@media not (min-width: 992px) { .header-row { --search-room: 0px } .header-search { display: none } }'

interface Props {
  /** The address of the category in view. */
  readonly current: string
  readonly children: ReactNode
}

/** What stands around the shelves: the search first, the tree of categories beside them, the cart always in sight. */
export function GroceryFloor({ current, children }: Props) {
  const root = useRootData()
  return (
    <div className="page grocery">
      <CategoryTree menu={root?.categories ?? []} current={current} />
      <div className="grocery-shelves">
        <SearchFirst />
        {children}
      </div>
      <CartColumn />
    </div>
  )
}

/** Under the thumb where the header has room for an icon only. */
function SearchFirst() {
  const t = useTranslate()
  return (
    <>
      <WhileShown rule={NO_SEARCH_ABOVE} />
      <button
        type="button"
        className="grocery-search"
        aria-label={t('header.search')}
        onClick={() => openSheet('search')}
      >
        <Icon name="search" />
        <span>{t('search.placeholder')}</span>
      </button>
    </>
  )
}
