import type { OfficeOrder } from '@samobranka/contract'
import { MapPin, Phone } from 'lucide-react'
import { useTranslate } from '../../i18n/translator.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { orderOfCustomer } from '../orders-at-work/order-words.ts'

/** Who ordered, how to reach them, and where it goes. */
export function GuestCard({ found: { card, phone, address } }: { readonly found: OfficeOrder }) {
  const t = useTranslate()
  const which = orderOfCustomer(t, card)
  const details = address
    ? ([
        ['office.orders.flat', address.flat],
        ['office.orders.entrance', address.entrance],
        ['office.orders.floor', address.floor],
        ['office.orders.door_code', address.doorCode],
      ] as const)
    : []
  return (
    <Card className="flex flex-col gap-2">
      <h2 className="text-base font-semibold">{t('office.orders.guest')}</h2>
      <p>
        <span className="font-medium">{card.customerName || t('office.orders.no_name')}</span>
        {which !== null && <span className="text-soft"> · {which}</span>}
        {card.peopleCount > 1 && (
          <span className="text-soft"> · {t('office.orders.people', { count: card.peopleCount })}</span>
        )}
      </p>
      {phone !== '' && (
        <a
          href={`tel:${phone.replace(/[^+\d]/g, '')}`}
          className={buttonClass({ size: 'l' })}
          aria-label={t('office.orders.call_guest', { phone })}
        >
          <Phone size={18} aria-hidden />
          <span className="tabular-nums">{phone}</span>
        </a>
      )}
      {address && (
        <div className="flex gap-2 pt-1">
          <MapPin size={18} aria-hidden className="mt-0.5 shrink-0 text-soft" />
          <div className="min-w-0">
            <p className="font-medium wrap-anywhere">{address.line}</p>
            <p className="flex flex-wrap gap-x-3">
              {details
                .filter(([, value]) => value !== '')
                .map(([words, value]) => (
                  <span key={words}>
                    <span className="text-soft">{t(words)}</span> {value}
                  </span>
                ))}
              {address.leaveAtDoor && <span>{t('office.orders.leave_at_door')}</span>}
            </p>
            {address.comment !== '' && <p className="text-soft wrap-anywhere">{address.comment}</p>}
          </div>
        </div>
      )}
    </Card>
  )
}
