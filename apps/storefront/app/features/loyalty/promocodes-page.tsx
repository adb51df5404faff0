import { homePath } from '../../lib/paths.ts'
import { useTranslate } from '../../lib/speech.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LineIcon } from '../../ui/line-icon.tsx'
import { CopyButton } from './copy-button.tsx'
import type { PromocodeView } from './load-promocodes.ts'

interface Props {
  readonly coupons: readonly PromocodeView[]
  readonly onUse: (coupon: PromocodeView) => void
}

export function PromocodesPage({ coupons, onUse }: Props) {
  const t = useTranslate()
  const active = coupons.filter(({ used }) => !used)
  const spent = coupons.filter(({ used }) => used)
  return (
    <div className="space-y-8">
      <section>
        <h2 className="account-part">{t('promocodes.active')}</h2>
        {active.length > 0 ? (
          <ul className="promocodes">
            {active.map((coupon) => (
              <Promocode key={coupon.id} coupon={coupon} onUse={onUse} />
            ))}
          </ul>
        ) : (
          <EmptyState
            title={t('promocodes.empty')}
            hint={t('promocodes.emptyHint')}
            to={homePath()}
            action={t('cart.toCatalogue')}
          />
        )}
      </section>
      {spent.length > 0 ? (
        <section>
          <h2 className="account-part">{t('promocodes.spent')}</h2>
          <ul className="promocodes">
            {spent.map((coupon) => (
              <Promocode key={coupon.id} coupon={coupon} onUse={null} />
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  )
}

interface PromocodeProps {
  readonly coupon: PromocodeView
  /** null: it is spent. */
  readonly onUse: Props['onUse'] | null
}

function Promocode({ coupon, onUse }: PromocodeProps) {
  const t = useTranslate()
  const { code, name, description, worth, kind, terms } = coupon
  return (
    <li className="promocode" data-spent={onUse ? undefined : ''}>
      <span className="promocode-sign">
        <LineIcon name={kind === 'free_gift' ? 'gift' : 'ticket'} size={26} />
      </span>
      <div className="min-w-0 flex-1 space-y-1">
        <h3 className="text-lead">{name || worth}</h3>
        {name ? <p className="font-semibold">{worth}</p> : null}
        {description ? <p className="text-small text-ink-soft">{description}</p> : null}
        {terms.length > 0 ? (
          <ul className="promocode-terms">
            {terms.map((term) => (
              <li key={term}>{term}</li>
            ))}
          </ul>
        ) : null}
        {code ? <p className="promocode-code">{code}</p> : null}
        {onUse ? (
          <p className="flex flex-wrap gap-2 pt-2">
            <button type="button" className="button button-buy" onClick={() => onUse(coupon)}>
              {t('promocodes.use')}
            </button>
            {code ? <CopyButton text={code} label={code} /> : null}
          </p>
        ) : null}
      </div>
    </li>
  )
}

export function PromocodesSkeleton() {
  return (
    <div className="promocodes">
      <div className="skeleton h-40 rounded-card" />
      <div className="skeleton h-40 rounded-card" />
    </div>
  )
}
