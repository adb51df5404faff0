import { endInvitation, type InvitationRow, people } from '@samobranka/contract'
import { useDeed } from '../../api/use-call.ts'
import { useTranslate } from '../../i18n/translator.tsx'
import { useMoment } from '../../i18n/use-moment.ts'
import { useMay } from '../../session/me.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toasts.tsx'
import { ListCard } from './list-card.tsx'
import { useKitchenNames } from './use-kitchen-names.ts'

/** Links that are still good, without what they are opened by. */
export function InvitationsCard({ invitations }: { readonly invitations: readonly InvitationRow[] }) {
  const t = useTranslate()
  const may = useMay()
  const moment = useMoment()
  const kitchens = useKitchenNames()
  const { mutate } = useDeed(endInvitation, [people])
  return (
    <ListCard title={t('office.staff.invitations')}>
      <ul>
        {invitations.map(({ id, kind, name, role, kitchens: where, expiresAt }) => (
          <li
            key={id}
            className="flex min-h-touch flex-wrap items-center gap-3 border-t border-line px-4 py-2"
          >
            <span className="min-w-40 flex-1 font-medium">{name || t(`office.role.${role}`)}</span>
            {kind === 'return' && <Badge>{t('office.staff.return_link')}</Badge>}
            <span className="text-xs text-soft">
              {t(`office.role.${role}`)} · {kitchens(where)} ·{' '}
              {t('office.staff.until', { date: moment(expiresAt) })}
            </span>
            {may('staff.write') && (
              <Button
                onClick={() =>
                  mutate({ params: { id } }, { onError: (fault) => toast(fault.message, 'danger') })
                }
              >
                {t('office.staff.take_back')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </ListCard>
  )
}
