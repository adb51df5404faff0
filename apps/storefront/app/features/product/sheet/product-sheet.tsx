import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Sheet } from '../../../ui/sheet/sheet.tsx'
import { stepBackOnce } from '../../../ui/sheet/step-back-once.ts'
import { isProductState } from '../card/product-link.tsx'
import { ProductPanel } from '../product-panel.tsx'
import { productDescription, productTitle } from '../product-title.ts'
import { useProductHead } from '../use-product-head.ts'
import { baseAddress } from './base-address.ts'
import { ServerSheet } from './server-sheet.tsx'
import { useLastShown } from './use-last-shown.ts'
import { useOpenProduct } from './use-open-product.ts'

interface Props {
  readonly warehouseId: number | null
  readonly shopName: string
}

/** The product that the address asks for, over whatever page it is. */
export function ProductSheet({ warehouseId, shopName }: Props) {
  const opened = useOpenProduct(warehouseId)
  const close = useClose()
  useProductHead(
    opened && {
      title: productTitle(opened.product, shopName),
      description: productDescription(opened.product),
      address: opened.address,
    },
  )
  // The sheet keeps what it showed while it slides away.
  const shown = useLastShown(opened)

  const [drawnByServer, setDrawnByServer] = useState(opened !== null)
  if (drawnByServer && opened === null) setDrawnByServer(false)

  if (drawnByServer) {
    return opened ? <ServerSheet opened={opened} warehouseId={warehouseId} onClose={close} /> : null
  }
  return (
    <Sheet open={opened !== null} onClose={close} title={shown?.product.name ?? ''} form="product">
      {shown ? (
        <ProductPanel key={shown.product.id} opened={shown} warehouseId={warehouseId} onAdded={close} />
      ) : null}
    </Sheet>
  )
}

export const isCovered = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'sheet' in state && Boolean(state.sheet)

/** Back to the address it was opened from; opened directly, to the page that lies under it. */
export function useClose(): () => void {
  const navigate = useNavigate()
  const location = useLocation()
  return () => {
    if (isProductState(location.state)) stepBackOnce(() => void navigate(-1))
    else void navigate(baseAddress(location), { replace: true, preventScrollReset: true })
  }
}
