import { devices, endDevice } from '@samobranka/contract'
import { TabletSmartphone } from 'lucide-react'
import { useCall, useDeed } from '../../api/use-call.ts'
import { useTranslate } from '../../i18n/translator.tsx'
import { useMoment } from '../../i18n/use-moment.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { toast } from '../../ui/toasts.tsx'
import { ListCard } from './list-card.tsx'
import { useKitchenNames } from './use-kitchen-names.ts'

/** The shared tablets; one that was stolen is ended here. */
export function DevicesCard() {
  const t = useTranslate()
  const moment = useMoment()
  const kitchens = useKitchenNames()
  const { data } = useCall(devices)
  const { mutate } = useDeed(endDevice, [devices])
  const end = (id: number) =>
    mutate(
      { params: { id } },
      {
        onSuccess: () => toast(t('office.devices.ended')),
        onError: (fault) => toast(fault.message, 'danger'),
      },
    )
  return (
    <ListCard title={t('office.devices.title')}>
      {data?.devices.length === 0 && (
        <EmptyState
          icon={TabletSmartphone}
          title={t('office.devices.none')}
          hint={t('office.devices.none_hint')}
        />
      )}
      <ul>
        {data?.devices.map(({ id, name, kind, kitchen, device, address, seenAt, person }) => (
          <li
            key={id}
            className="flex min-h-touch flex-wrap items-center gap-3 border-t border-line px-4 py-2"
          >
            <span className="min-w-40 flex-1">
              <span className="font-medium">{name}</span>
              <span className="block text-xs text-soft">
                {[device, address, seenAt && moment(seenAt)].filter(Boolean).join(' · ')}
              </span>
            </span>
            <Badge>{t(`office.devices.kind_${kind}`)}</Badge>
            <span className="text-xs text-soft">{kitchens([kitchen])}</span>
            {person !== '' && <Badge tone="good">{person}</Badge>}
            <Button onClick={() => end(id)} aria-label={`${t('office.devices.end')}: ${name}`}>
              {t('office.devices.end')}
            </Button>
          </li>
        ))}
      </ul>
    </ListCard>
  )
}
