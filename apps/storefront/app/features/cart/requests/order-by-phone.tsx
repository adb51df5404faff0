import { useRootData } from '../../../catalogue-access/root-data/root-data.ts'
import { useLacks } from '../../../catalogue-access/use-lacks.ts'
import { useTranslate } from '../../../i18n/i18n.tsx'

/** Whether the server behind the shop takes no orders itself. */
export function useOrdersByPhone(): boolean {
  const noQuotes = useLacks('quoteOrder')
  const noOrders = useLacks('placeOrder')
  return noQuotes || noOrders
}

/** The way on where no order can be sent. */
export function OrderByPhone() {
  const t = useTranslate()
  const contact = useRootData()?.shop.contacts[0]
  return (
    <div className="space-y-3">
      <p role="status" className="text-small text-ink-soft">
        {t('cart.orderingDisabled')}. {contact ? `${t('error.call')}.` : null}
      </p>
      {contact ? (
        <a href={`tel:${contact.phone}`} className="button button-buy w-full">
          {contact.shown}
        </a>
      ) : null}
    </div>
  )
}
