import type { ReactNode } from 'react'
import type { RootData } from '../../lib/root-data.ts'
import { ShopTermsContext } from '../../lib/shop-terms.tsx'
import { useTranslate } from '../../lib/speech.tsx'
import { IconSheet } from '../../ui/icon.tsx'
import { Toasts } from '../../ui/toasts.tsx'
import { WishedSheet } from '../../ui/wished-sheet.tsx'
import { LoginSheet } from '../account/index.ts'
import { CartSheet, RequestSheet, UndoToast } from '../cart/index.ts'
import { ChatWidget } from '../chat/index.ts'
import { ResumePlacement } from '../checkout/index.ts'
import { ConsentNotice } from '../consent/index.ts'
import { DemoSheet } from '../demo/index.ts'
import { OfflineBar } from '../offline/index.ts'
import { OperatorTemplates } from '../operator/index.ts'
import { RepeatSheet } from '../order/index.ts'
import { PlaceSheet } from '../place/index.ts'
import { Popups } from '../popups/index.ts'
import { ProductSheet } from '../product/index.ts'
import { SearchSheet } from '../search/index.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { MenuSheet } from './menu-sheet.tsx'
import { SlowNavigation } from './slow-navigation.tsx'
import { useWakeUp } from './use-wake-up.ts'

interface Props {
  readonly root: RootData
  readonly children: ReactNode
}

/** What stands around every page, and every dialog that may open over it. */
export function Frame({ root, children }: Props) {
  const { shop, categories, spots, delivers, previews, pageType, terms, warehouseId, notices, year } = root
  useWakeUp(root)
  const t = useTranslate()
  return (
    <ShopTermsContext value={terms}>
      <IconSheet />
      <SlowNavigation />
      <a href="#content" className="skip">
        {t('a11y.skipToContent')}
      </a>
      <Header root={root} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer shop={shop} year={year} />
      <ConsentNotice />
      <OfflineBar />
      <ProductSheet warehouseId={warehouseId} shopName={shop.name} />
      <CartSheet />
      <PlaceSheet spots={spots} delivers={delivers} kitchen={warehouseId} />
      {terms.byRequest ? <RequestSheet /> : null}
      <MenuSheet shop={shop} categories={categories} demo={previews.length > 0} />
      {previews.length > 0 ? <DemoSheet previews={previews} current={pageType} /> : null}
      <SearchSheet />
      <Popups notices={notices} />
      <LoginSheet login={shop.login} />
      <RepeatSheet />
      <ResumePlacement />
      <UndoToast />
      <ChatWidget />
      <WishedSheet />
      <Toasts />
      <OperatorTemplates {...root.include} />
    </ShopTermsContext>
  )
}
