import { useMoney, useTranslate } from '../../i18n/i18n.tsx'
import { homePath } from '../../routing/paths.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { BonusLevelView, BonusMovementView, BonusView } from './load-bonuses.ts'

export function BonusesPage({ view }: { readonly view: BonusView }) {
  const t = useTranslate()
  const money = useMoney()
  return (
    <div className="space-y-8">
      <section className="bonus-card" aria-label={t('bonus.card')}>
        <p className="bonus-card-title">{t('bonus.card')}</p>
        <p className="bonus-balance">{t('bonus.balance', { count: view.balance })}</p>
        {view.active && view.level ? <Level level={view.level} /> : null}
        {view.active ? null : <p>{t('bonus.inactive')}</p>}
      </section>
      {view.active ? (
        <p className="text-ink-soft">{t('bonus.howTo', { sum: money(100), percent: view.percentMax })}</p>
      ) : null}
      <section>
        <h2 className="account-part">{t('bonus.history')}</h2>
        {view.movements.length > 0 ? (
          <ul className="account-list">
            {view.movements.map((movement, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a ledger only grows, and is drawn anew when it does
              <Movement key={at} movement={movement} />
            ))}
          </ul>
        ) : (
          <EmptyState title={t('bonus.historyEmpty')} to={homePath()} action={t('cart.toCatalogue')} />
        )}
      </section>
    </div>
  )
}

function Level({ level }: { readonly level: BonusLevelView }) {
  const t = useTranslate()
  const money = useMoney()
  const { name, percent, next, progress } = level
  const way = next ? t('bonus.toNext', { name: next.name, sum: money(next.missing) }) : t('bonus.topLevel')
  return (
    <div className="bonus-level">
      <p>
        <b>{t('bonus.level', { name })}</b>
        <span>{t('bonus.cashback', { percent })}</span>
      </p>
      <div
        role="progressbar"
        aria-label={way}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(progress * 100)}
        className="bonus-progress"
      >
        <i style={{ width: `${progress * 100}%` }} />
      </div>
      <p className="text-small">{way}</p>
    </div>
  )
}

function Movement({ movement }: { readonly movement: BonusMovementView }) {
  const t = useTranslate()
  const { what, when, amount } = movement
  const sum = t('bonus.balance', { count: Math.abs(amount) })
  return (
    <li className="account-row">
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{what}</span>
        <small className="text-small text-ink-soft">{when}</small>
      </span>
      <b className={amount > 0 ? 'text-good' : ''}>{`${amount > 0 ? '+' : '−'}${sum}`}</b>
    </li>
  )
}

export function BonusesSkeleton() {
  return (
    <div className="space-y-8">
      <div className="skeleton h-56 max-w-[460px] rounded-sheet" />
      <div className="skeleton h-64" />
    </div>
  )
}
