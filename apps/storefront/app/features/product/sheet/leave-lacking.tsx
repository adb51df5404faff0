import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'
import { useWishedGoods } from '../../cart/index.ts'
import { isCovered, useClose } from './product-sheet.tsx'
import { useOpenProduct } from './use-open-product.ts'

/**
 * A dish that the newly chosen kitchen does not have takes its sheet with it: its page, asked for again there, would be
 * no page. Not before the dialog that lies over the sheet is gone, whose step back would be taken for this one.
 */
export function LeaveLacking({ warehouseId }: { readonly warehouseId: number | null }) {
  const lacking = useWishedGoods((state) => state.lacking)
  const opened = useOpenProduct(warehouseId)?.product.id
  const covered = isCovered(useLocation().state)
  const leave = useEffectEvent(useClose())
  useEffect(() => {
    if (lacking === null || covered) return
    useWishedGoods.setState({ lacking: null })
    if (lacking === opened) leave()
  }, [lacking, opened, covered])
  return null
}
