import { type MachineKey, machineKeys, type NewMachineKey } from '@samobranka/contract'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useCall } from '../../api/use-call.ts'
import { useTranslate } from '../../i18n/translator.tsx'
import { useMoment } from '../../i18n/use-moment.ts'
import { ScreenPage } from '../../shell/screen-page.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { KeyPair } from './key-pair.tsx'
import { NewKeySheet } from './new-key-sheet.tsx'
import { RevokeDialog } from './revoke-dialog.tsx'
import { RotateSheet } from './rotate-sheet.tsx'

type Open =
  | { readonly what: 'new' }
  | { readonly what: 'rotate' | 'revoke'; readonly key: MachineKey }
  | { readonly what: 'made'; readonly pair: NewMachineKey }

/** The keys that machines open with. */
export function KeysScreen() {
  const t = useTranslate()
  const { data, error } = useCall(machineKeys)
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const made = (pair: NewMachineKey) => setOpen({ what: 'made', pair })
  return (
    <ScreenPage
      title={t('office.screen.keys')}
      actions={
        <Button look="primary" icon={Plus} onClick={() => setOpen({ what: 'new' })}>
          {t('office.keys.new')}
        </Button>
      }
    >
      <p className="text-soft">{t('office.keys.hint')}</p>
      {error && <Notice tone="danger">{error.message}</Notice>}
      {!data && !error && <Skeleton className="h-40" />}
      <ul className="flex flex-col gap-3">
        {data?.keys.map((key) => (
          <li key={key.id}>
            <KeyCard
              machineKey={key}
              onRotate={() => setOpen({ what: 'rotate', key })}
              onRevoke={() => setOpen({ what: 'revoke', key })}
            />
          </li>
        ))}
      </ul>
      {open?.what === 'new' && <NewKeySheet onClose={close} onMade={made} />}
      {open?.what === 'rotate' && <RotateSheet machineKey={open.key} onClose={close} onMade={made} />}
      {open?.what === 'revoke' && <RevokeDialog machineKey={open.key} onClose={close} />}
      {open?.what === 'made' && <KeyPair pair={open.pair} onClose={close} />}
    </ScreenPage>
  )
}

interface KeyCardProps {
  readonly machineKey: MachineKey
  onRotate(): void
  onRevoke(): void
}

function KeyCard({ machineKey, onRotate, onRevoke }: KeyCardProps) {
  const t = useTranslate()
  const moment = useMoment()
  const { name, scopes, ending, usedAt, overlapUntil, isFirst } = machineKey
  const called = isFirst ? t('office.keys.first') : name
  const used = usedAt ? t('office.keys.used', { date: moment(usedAt) }) : t('office.keys.unused')
  return (
    <Card aria-label={called} className="flex flex-wrap items-center gap-3">
      <div className="min-w-56 flex-1">
        <h2 className="font-medium">{called}</h2>
        <p className="text-xs text-soft">
          <code>ck_…{ending}</code>
          {!isFirst && ` · ${used}`}
          {overlapUntil && ` · ${t('office.keys.overlaps', { date: moment(overlapUntil) })}`}
        </p>
      </div>
      <span className="flex flex-wrap gap-1">
        {!isFirst && scopes.map((scope) => <Badge key={scope}>{t(`office.keys.scope.${scope}`)}</Badge>)}
      </span>
      <Button onClick={onRotate}>{t('office.keys.rotate')}</Button>
      {!isFirst && <Button onClick={onRevoke}>{t('office.keys.revoke')}</Button>}
    </Card>
  )
}
