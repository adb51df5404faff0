import type { RootData } from '../../catalogue-access/root-data/root-data.ts'
import { LoginSheet } from '../account/index.ts'
import { CartSheet, RequestSheet } from '../cart/index.ts'
import { ResumePlacement } from '../checkout/index.ts'
import { ConsentNotice } from '../consent/index.ts'
import { DemoSheet } from '../demo/index.ts'
import { OrdersSheet } from '../history/index.ts'
import { OpeningWatch } from '../opening-hours/index.ts'
import { ActiveOrders, RepeatSheet } from '../order/index.ts'
import { PlaceSheet } from '../place/index.ts'
import { Popups } from '../popups/index.ts'
import { LeaveLacking, LineSheet } from '../product/index.ts'
import { SearchSheet } from '../search/index.ts'
import { MenuSheet } from './menu-sheet.tsx'

/** Everything that may open over a page, none of which is there when the page arrives. */
export function Overlays({ root }: { readonly root: RootData }) {
  const { shop, categories, spots, delivers, previews, pageType, terms, warehouseId, notices, hours } = root
  return (
    <>
      <ConsentNotice />
      <OpeningWatch kitchens={hours} />
      <CartSheet />
      <LineSheet warehouseId={warehouseId} />
      <LeaveLacking warehouseId={warehouseId} />
      <PlaceSheet spots={spots} delivers={delivers} kitchen={warehouseId} />
      {terms.byRequest ? <RequestSheet /> : null}
      <MenuSheet shop={shop} categories={categories} demo={previews.length > 0} />
      {previews.length > 0 ? <DemoSheet previews={previews} current={pageType} /> : null}
      <SearchSheet />
      <Popups notices={notices} />
      <LoginSheet login={shop.login} />
      <RepeatSheet />
      <OrdersSheet />
      <ActiveOrders />
      <ResumePlacement />
    </>
  )
}
