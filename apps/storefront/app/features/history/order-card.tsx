import { useLacks } from '../../catalogue-access/use-lacks.ts'
import { amountText } from '../../format/weight-text.ts'
import { useMoney, useTranslate } from '../../i18n/i18n.tsx'
import { statusKey } from '../../i18n/status-key.ts'
import { orderPath } from '../../routing/paths.ts'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { openRepeat } from '../cart/index.ts'
import type { PastOrder } from './load-history.ts'
import { RateButton } from './rate-button.tsx'

const MOST_PICTURES = 5

export function OrderCard({ order }: { readonly order: PastOrder }) {
  const t = useTranslate()
  const money = useMoney()
  // Without the call of one order it has no page, and nothing can be done with it.
  const isAlone = useLacks('orderById')
  const { id, number, when, status, isActive, total, lines, stars } = order
  const pictures = lines.filter(({ picture }) => picture)
  return (
    <article className="past-order" aria-labelledby={`order-${id}`}>
      <div className="past-order-head">
        <div className="min-w-0">
          <h2 id={`order-${id}`} className="text-lead">
            {isAlone ? (
              t('history.order', { number, date: when })
            ) : (
              <Link to={orderPath(id)} className="past-order-link">
                {t('history.order', { number, date: when })}
              </Link>
            )}
          </h2>
          <p className="past-status" data-status={status} data-active={isActive ? '' : undefined}>
            {t(statusKey(order))}
          </p>
        </div>
        <b className="text-lead whitespace-nowrap">{money(total)}</b>
      </div>
      <ul className="past-pictures">
        {pictures.slice(0, MOST_PICTURES).map(({ name, picture }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a finished order do not move
          <li key={at}>
            <Picture name={picture} alt={name} shape="square" sizes="64px" widest={160} />
          </li>
        ))}
        {pictures.length > MOST_PICTURES ? <li>+{pictures.length - MOST_PICTURES}</li> : null}
      </ul>
      <p className="text-small text-ink-soft">
        {lines.map((line) => (line.count > 1 ? `${line.name} ${amountText(line, t)}` : line.name)).join(', ')}
      </p>
      {!isAlone && (lines.length > 0 || stars !== undefined) ? (
        <div className="past-order-foot">
          {lines.length > 0 ? (
            <button type="button" className="button button-quiet" onClick={() => openRepeat(id)}>
              {t('order.repeat')}
            </button>
          ) : null}
          {status === 'handed' && stars !== undefined ? (
            <RateButton orderId={id} number={number} stars={stars} />
          ) : null}
        </div>
      ) : null}
    </article>
  )
}
