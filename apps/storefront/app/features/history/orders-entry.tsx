import { ordersPath } from '../../lib/paths.ts'
import { useTranslate } from '../../lib/speech.tsx'
import { Link } from '../../ui/link.tsx'
import { useSheet } from '../../ui/use-sheet.ts'
import { isCustomer, useCustomer } from '../account/index.ts'

/** The menu's way to the orders: the account's for a customer, this browser's for a guest. Takes the menu's own step. */
export function OrdersEntry({ className }: { readonly className: string }) {
  const t = useTranslate()
  const { swap } = useSheet('orders')
  if (isCustomer(useCustomer())) {
    return (
      <Link to={ordersPath()} replace className={className}>
        {t('menu.orders')}
      </Link>
    )
  }
  return (
    <button type="button" className={`${className} w-full text-start`} onClick={swap}>
      {t('menu.orders')}
    </button>
  )
}
