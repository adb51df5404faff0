import { useLacks } from '../../catalogue-access/use-lacks.ts'
import { useTranslate } from '../../i18n/i18n.tsx'
import { ordersPath } from '../../routing/paths.ts'
import { Link } from '../../ui/link.tsx'
import { useSheet } from '../../ui/sheet/use-sheet.ts'
import { isCustomer, useCustomer } from '../account/index.ts'

/** The menu's way to the orders: the account's for a customer, this browser's for a guest. Takes the menu's own step. */
export function OrdersEntry({ className }: { readonly className: string }) {
  const t = useTranslate()
  const { swap } = useSheet('orders')
  // Without the call of one order nothing that a guest ordered could be shown.
  const keepsNone = useLacks('orderById')
  if (isCustomer(useCustomer())) {
    return (
      <li>
        <Link to={ordersPath()} replace className={className}>
          {t('menu.orders')}
        </Link>
      </li>
    )
  }
  if (keepsNone) return null
  return (
    <li>
      <button type="button" className={`${className} w-full text-start`} onClick={swap}>
        {t('menu.orders')}
      </button>
    </li>
  )
}
