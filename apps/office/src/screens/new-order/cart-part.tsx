import { useTranslate } from '../../i18n/translator.tsx'
import { classNames } from '../../ui/class-names.ts'
import { CountStepper } from '../orders-at-work/count-stepper.tsx'
import { useSums } from '../orders-at-work/use-sums.ts'
import { countLine } from './draft.ts'
import type { DraftPart } from './draft-part.ts'
import type { PhoneQuote } from './use-phone-quote.ts'

const MOST = 99

interface CartPartProps extends DraftPart {
  readonly quoted: PhoneQuote
}

/** What was said so far, at the prices of this moment. */
export function CartPart({ draft, onChange, quoted: { quote, isOld } }: CartPartProps) {
  const t = useTranslate()
  const sum = useSums()
  if (draft.lines.length === 0)
    return (
      <>
        <h2 className="text-base font-semibold">{t('office.orders.lines')}</h2>
        <p className="text-soft">{t('office.orders.cart_empty')}</p>
      </>
    )
  // Gifts come after what was asked for.
  const gifts = quote?.lines.slice(draft.lines.length) ?? []
  return (
    <>
      <h2 className="text-base font-semibold">{t('office.orders.lines')}</h2>
      <ul aria-busy={isOld} className="divide-y divide-line">
        {draft.lines.map((line, place) => {
          const priced = quote?.lines[place]
          const told = priced?.productId === line.productId ? priced : undefined
          const name = told?.name ?? '…'
          const details = [
            told?.variationName,
            ...(told?.supplements ?? []).map((one) =>
              one.count > 1 ? `${one.name} × ${one.count}` : one.name,
            ),
          ]
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name than its place
            <li key={place} className="flex items-center gap-2 py-1">
              <span className="min-w-0 flex-1">
                {name}
                <span className="block text-soft">{details.filter(Boolean).join(', ')}</span>
              </span>
              <CountStepper
                label={name}
                count={line.count}
                most={MOST}
                onCount={(count) => onChange({ lines: countLine(draft.lines, place, count) })}
              />
              <span className={classNames('min-w-16 text-right tabular-nums', isOld && 'text-soft')}>
                {told && sum(told.total)}
              </span>
            </li>
          )
        })}
        {gifts.map((gift) => (
          <li key={`${gift.productId}${gift.couponId}`} className="py-2">
            {gift.name} × {gift.count} · {t('office.orders.gift')}
          </li>
        ))}
      </ul>
    </>
  )
}
