import { useRootData } from '../../catalogue-access/root-data/root-data.ts'
import { useLacks } from '../../catalogue-access/use-lacks.ts'
import { useMoney, useTranslate } from '../../i18n/i18n.tsx'
import { CopyButton } from './copy-button.tsx'
import { FriendCodeForm } from './friend-code-form.tsx'
import type { ReferralView } from './load-referrals.ts'
import { ShareLink } from './share-link.tsx'

export function ReferralsPage({ view }: { readonly view: ReferralView }) {
  const t = useTranslate()
  const money = useMoney()
  const shop = useRootData()?.shop.name ?? ''
  const takesNoCodes = useLacks('applyReferral')
  const { friendGets } = view
  const gift =
    friendGets &&
    ('percent' in friendGets ? t('discount.percent', { amount: friendGets.percent }) : money(friendGets.sum))
  return (
    <div className="space-y-8">
      <section className="referral-card">
        <div className="min-w-0 space-y-4">
          <p className="text-lead">{t('referral.text')}</p>
          <ul className="flex flex-wrap gap-2">
            {gift ? <li className="badge">{t('referral.friendGets', { gift })}</li> : null}
            {view.referrerBonus > 0 ? (
              <li className="badge">{t('referral.youGet', { count: view.referrerBonus })}</li>
            ) : null}
          </ul>
          <div>
            <p className="text-small text-ink-soft">{t('referral.code')}</p>
            <p className="flex flex-wrap items-center gap-3">
              <b className="referral-code">{view.code}</b>
              <CopyButton text={view.code} label={t('referral.code')} />
            </p>
          </div>
          <div>
            <p className="text-small text-ink-soft">{t('referral.link')}</p>
            <p className="break-all">{decodeURI(view.link)}</p>
          </div>
          <ShareLink
            link={view.link}
            text={t('referral.shareText', { shop, code: view.code })}
            title={t('account.referrals')}
          />
        </div>
        <img className="referral-qr" src={view.qr} alt={t('referral.link')} width={200} height={200} />
      </section>
      <section>
        <h2 className="account-part">
          {t('referral.invited', { count: view.invited })}. {t('referral.earned', { count: view.earned })}
        </h2>
        {view.friends.length > 0 ? (
          <ul className="account-list">
            {view.friends.map(({ name, when, earned }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: friends have no other sign that may be shown
              <li key={at} className="account-row">
                <span className="min-w-0 flex-1">
                  <span className="block font-medium">{name}</span>
                  <small className="text-small text-ink-soft">{when}</small>
                </span>
                {earned > 0 ? <b className="text-good">+{t('bonus.balance', { count: earned })}</b> : null}
              </li>
            ))}
          </ul>
        ) : null}
      </section>
      {takesNoCodes ? null : <FriendCodeForm />}
    </div>
  )
}

export function ReferralsSkeleton() {
  return <div className="skeleton h-96 rounded-sheet" />
}
