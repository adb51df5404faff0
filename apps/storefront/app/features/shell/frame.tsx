import type { ReactNode } from 'react'
import type { RootData } from '../../catalogue-access/root-data/root-data.ts'
import { ShopTermsContext } from '../../catalogue-access/root-data/shop-terms.tsx'
import { SentSwitchesContext } from '../../catalogue-access/switches-now.ts'
import { useTranslate } from '../../i18n/i18n.tsx'
import { useKeepCurrentLocation } from '../../routing/current-location.ts'
import { IconSheet } from '../../ui/icon.tsx'
import { unseenPart } from '../../ui/lazy-part.tsx'
import { useToast } from '../../ui/toast-store.ts'
import { UndoToast } from '../cart/index.ts'
import { ChatWidget } from '../chat/index.ts'
import { OfflineBar } from '../offline/index.ts'
import { OperatorTemplates } from '../operator-scripts/index.ts'
import { ProductSheet } from '../product/index.ts'
import { WelcomeBack } from '../returning/index.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { SlowNavigation } from './slow-navigation.tsx'
import { useAfterHydration } from './use-after-hydration.ts'
import { WishedSheet } from './wished-sheet.tsx'

/** Fetched as soon as the page is alive: what was asked for until then opens when it is here. */
const Overlays = unseenPart(async () => (await import('./overlays.tsx')).Overlays)

interface Props {
  readonly root: RootData
  readonly children: ReactNode
}

/** What stands around every page, and every dialog that may open over it. */
export function Frame({ root, children }: Props) {
  const { shop, hoursTexts, terms, switches, warehouseId, year } = root
  useKeepCurrentLocation()
  const hydrated = useAfterHydration(root)
  const t = useTranslate()
  return (
    <ShopTermsContext value={terms}>
      <SentSwitchesContext value={switches}>
        <IconSheet />
        <SlowNavigation />
        <a href="#content" className="skip">
          {t('a11y.skipToContent')}
        </a>
        <Header root={root} />
        {/* Before the page it lies over: read after it, the sheet would come a frame later than the page. */}
        <ProductSheet warehouseId={warehouseId} shopName={shop.name} />
        <main id="content" tabIndex={-1} data-behind={root.opened ? '' : undefined}>
          <WelcomeBack />
          {children}
        </main>
        <Footer
          shop={shop}
          hours={hoursTexts}
          year={year}
          translatedFrom={root.usesPageTranslation ? root.language : null}
        />
        <OfflineBar />
        {hydrated ? <Overlays root={root} /> : null}
        <ChatWidget />
        <WishedSheet />
        <div className="toasts">
          <Toasts />
          <UndoToast />
        </div>
        <OperatorTemplates {...root.include} />
      </SentSwitchesContext>
    </ShopTermsContext>
  )
}

/** The region is on the page from the start: screen readers announce only changes of what they already know. */
function Toasts() {
  const toast = useToast((state) => state.toast)
  return (
    <div role="status" className="toast">
      {toast ? <p key={toast.id}>{toast.text}</p> : null}
    </div>
  )
}
