import { useTranslate } from '../../i18n/i18n.tsx'
import { homePath } from '../../routing/paths.ts'
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
  const active = coupons.filter(({ used, forAll }) => !used && !forAll)
  const forAll = coupons.filter((coupon) => coupon.forAll)
  const spent = coupons.filter(({ used }) => used)
  return (
    <div className="space-y-8">
      {active.length + forAll.length === 0 ? (
        <EmptyState
          title={t('promocodes.empty')}
          hint={t('promocodes.emptyHint')}
          to={homePath()}
          action={t('cart.toCatalogue')}
        />
      ) : null}
      <Part title={t('promocodes.active')} coupons={active} onUse={onUse} />
      <Part title={t('promocodes.forAll')} coupons={forAll} onUse={onUse} />
      <Part title={t('promocodes.spent')} coupons={spent} onUse={null} />
    </div>
  )
}

interface PartProps {
  readonly title: string
  readonly coupons: readonly PromocodeView[]
  /** null: they are spent. */
  readonly onUse: Props['onUse'] | null
}

function Part({ title, coupons, onUse }: PartProps) {
  if (coupons.length === 0) return null
  return (
    <section>
      <h2 className="account-part">{title}</h2>
      <ul className="promocodes">
        {coupons.map((coupon) => (
          <Promocode key={coupon.id} coupon={coupon} onUse={onUse} />
        ))}
      </ul>
    </section>
  )
}

interface PromocodeProps {
  readonly coupon: PromocodeView
  readonly onUse: PartProps['onUse']
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
