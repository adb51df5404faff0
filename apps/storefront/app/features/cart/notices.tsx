import type { Key, Translate } from '@samobranka/dictionary'
import { useI18n } from '../../i18n/i18n.tsx'
import { Icon } from '../../ui/icon.tsx'
import { type CartNotice, readNotices, useNotices } from './contents/notice-store.ts'

/** What happened to the cart meanwhile, until it is read. */
export function CartNotices() {
  const { t, money } = useI18n()
  const notices = useNotices((state) => state.notices)
  return (
    <div role="alert">
      {notices.length > 0 ? (
        <div className="cart-notice">
          <ul className="min-w-0 flex-1 space-y-1">
            {notices.map((one) => (
              <li key={JSON.stringify(one)}>{noticeText(one, t, money)}</li>
            ))}
          </ul>
          <button type="button" className="round" aria-label={t('common.close')} onClick={readNotices}>
            <Icon name="close" size={18} />
          </button>
        </div>
      ) : null}
    </div>
  )
}

function noticeText(one: CartNotice, t: Translate, money: (sum: number) => string): string {
  switch (one.kind) {
    case 'gone':
      return withNames(t('refusal.items_unavailable'), one.names)
    case 'less':
      return withNames(t('refusal.stock_mismatch'), one.names)
    case 'price':
      return `${one.name}. ${t('cart.priceChanged', { was: money(one.was), now: money(one.now) })}`
    case 'lacking': {
      const why = t(one.why === 'notHere' ? 'catalogue.notHere' : 'product.outOfStock')
      return `${t('cart.notAdded', { name: one.name })}. ${why}`
    }
    case 'dropped': {
      const reason = one.reason ? t(`couponReason.${one.reason}` as Key) : ''
      return t('discount.dropped', { name: one.name, reason: reason.toLocaleLowerCase() })
    }
  }
}

const withNames = (text: string, names: readonly string[]): string =>
  names.length > 0 ? `${text}: ${names.join(', ')}` : text
