import type { User } from '@samobranka/contract'
import { useTranslate } from '../../i18n/i18n.tsx'

/** Who the customer is, where the server does not let it be changed. */
export function ProfileFacts({ user }: { readonly user: User }) {
  const t = useTranslate()
  const facts = [
    [t('field.name'), user.name],
    [t('field.phone'), user.phone],
    [t('field.email'), user.email],
    [t('field.birth'), user.birth],
  ] as const
  return (
    <dl className="account-list">
      {facts.map(([name, value]) =>
        value ? (
          <div key={name} className="account-row">
            <dt className="min-w-0 flex-1 text-ink-soft">{name}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}
