import { type CartLine, lineKey } from '@samobranka/rules'
import { useMemo } from 'react'
import type { OpenProduct } from '../../../catalogue-access/root-data/open-product.ts'
import { useTranslate } from '../../../i18n/i18n.tsx'
import { Sheet } from '../../../ui/sheet/sheet.tsx'
import { useSheet } from '../../../ui/sheet/use-sheet.ts'
import { showToast } from '../../../ui/toast-store.ts'
import { saveLine, useCart, useEditedLine } from '../../cart/index.ts'
import { useCatalogueStore } from '../../catalogue-store/index.ts'
import { openProduct } from '../open-product.ts'
import { ProductPanel } from '../product-panel.tsx'
import { useLastShown } from './use-last-shown.ts'

interface Edited {
  readonly key: string
  readonly line: CartLine
  readonly opened: OpenProduct
}

/** The dish of a line of the cart, as it was chosen: saving puts the new choice in the line's place. */
export function LineSheet({ warehouseId }: { readonly warehouseId: number | null }) {
  const t = useTranslate()
  const { open, close } = useSheet('line')
  const edited = useEdited(warehouseId)
  const shown = useLastShown(open ? edited : null)
  const save = (line: CartLine) => {
    if (shown) saveLine(shown.key, line)
    showToast(t('common.saved'))
    close()
  }
  return (
    <Sheet
      open={open && edited !== null}
      onClose={close}
      title={shown?.opened.product.name ?? ''}
      form="product"
    >
      {shown ? (
        <ProductPanel
          key={shown.key}
          opened={shown.opened}
          warehouseId={warehouseId}
          onAdded={close}
          edited={{ line: shown.line, onSave: save }}
        />
      ) : null}
    </Sheet>
  )
}

function useEdited(warehouseId: number | null): Edited | null {
  const key = useEditedLine((state) => state.key)
  const line = useCart(({ cart }) => cart.lines.find((one) => lineKey(one) === key) ?? null)
  const catalogue = useCatalogueStore((store) => store.catalogue)
  const seen = useCatalogueStore((store) => (line ? store.products.get(line.productId) : undefined))
  return useMemo(() => {
    if (key === null || line === null) return null
    const whole = catalogue && openProduct(line.productId, catalogue, warehouseId)
    const opened =
      whole ?? (seen && { product: seen, address: '', related: [], complete: catalogue !== null })
    return opened ? { key, line, opened } : null
  }, [key, line, catalogue, seen, warehouseId])
}
