import { useEffect, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { useTranslate } from '../../lib/speech.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { useLastShown } from '../../ui/use-last-shown.ts'
import { useSheetMachinery } from '../../ui/use-sheet-machinery.ts'
import { baseAddress } from './base-address.ts'
import type { OpenProduct } from './open-product.ts'
import { isProductState } from './product-link.tsx'
import { ProductPanel } from './product-panel.tsx'
import { productTitle } from './product-title.ts'
import { useOpenProduct } from './use-open-product.ts'

interface Props {
  readonly warehouseId: number | null
  readonly shopName: string
}

/** The product that the address asks for, over whatever page it is. */
export function ProductSheet({ warehouseId, shopName }: Props) {
  const opened = useOpenProduct(warehouseId)
  const close = useClose()
  const hydrated = useHydrated()
  useTitle(opened ? productTitle(opened.product, shopName) : null)
  // The sheet keeps what it showed while it slides away.
  const shown = useLastShown(opened)

  const machinery = useSheetMachinery(opened !== null)
  const atFirst = useState(opened !== null)[0]

  // A product that came with the page stays as the server drew it until the dialog can take its place.
  if (!hydrated || (atFirst && !machinery)) {
    return opened ? <ServerSheet opened={opened} warehouseId={warehouseId} onAdded={close} /> : null
  }
  return (
    <Sheet open={opened !== null} onClose={close} title={shown?.product.name ?? ''} form="product">
      {shown ? (
        <ProductPanel key={shown.product.id} opened={shown} warehouseId={warehouseId} onAdded={close} />
      ) : null}
    </Sheet>
  )
}

interface ServerSheetProps {
  readonly opened: OpenProduct
  readonly warehouseId: number | null
  readonly onAdded: () => void
}

/** The same sheet as plain markup: readable without a script, and in place before the script is. */
function ServerSheet({ opened, warehouseId, onAdded }: ServerSheetProps) {
  const t = useTranslate()
  const back = baseAddress(useLocation())
  return (
    <>
      <div className="veil" />
      <div className="sheet-space">
        <div role="dialog" aria-label={opened.product.name} className="sheet sheet-product">
          <ProductPanel opened={opened} warehouseId={warehouseId} onAdded={onAdded} />
          <Link to={back} discover="none" className="round sheet-close" aria-label={t('common.close')}>
            <Icon name="close" />
          </Link>
        </div>
      </div>
    </>
  )
}

/** Back to the address it was opened from; opened directly, to the page that lies under it. */
function useClose(): () => void {
  const navigate = useNavigate()
  const location = useLocation()
  return () => {
    if (isProductState(location.state)) void navigate(-1)
    else void navigate(baseAddress(location), { replace: true, preventScrollReset: true })
  }
}

/** The address bar says the product's page, so the tab says its title. */
function useTitle(title: string | null): void {
  useEffect(() => {
    if (title === null) return
    const before = document.title
    document.title = title
    return () => {
      document.title = before
    }
  }, [title])
}
