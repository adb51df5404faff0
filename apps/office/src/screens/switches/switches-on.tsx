import { CircleCheck } from 'lucide-react'
import { useTranslate } from '../../i18n/translator.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useSwitchWords } from './switch-words.ts'
import { useMayEnd, useSwitchDeeds, useSwitchesOn } from './use-switches.ts'

/** What is on, until when, why and by whom; each can be ended. */
export function SwitchesOn() {
  const t = useTranslate()
  const words = useSwitchWords()
  const mayEnd = useMayEnd()
  const { on, isOpening, fault } = useSwitchesOn()
  const { endNow } = useSwitchDeeds()
  return (
    <Card aria-label={t('office.switches.on')}>
      <h2 className="mb-2 text-base font-semibold">{t('office.switches.on')}</h2>
      {fault && <Notice tone="danger">{fault.message}</Notice>}
      {isOpening ? <Skeleton className="h-24" /> : null}
      {!isOpening && on.length === 0 && !fault ? (
        <EmptyState icon={CircleCheck} title={t('office.switches.nothing')} />
      ) : null}
      <ul className="divide-y divide-line">
        {on.map((one) => (
          <li
            key={one.id}
            aria-label={words.what(one)}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2"
          >
            <div className="min-w-48 flex-1">
              <p className="flex flex-wrap items-center gap-2">
                <Badge tone={one.kind === 'busy' ? 'warn' : 'danger'}>
                  {t(`office.switches.${one.kind}`)}
                </Badge>
                <b className="font-medium">{words.what(one)}</b>
              </p>
              <p className="text-sm">{[words.where(one), words.until(one)].filter(Boolean).join(' · ')}</p>
              <p className="text-sm text-soft">{[one.reason, words.by(one)].filter(Boolean).join(' · ')}</p>
            </div>
            {mayEnd(one) && (
              <Button size="l" onClick={() => endNow(one)}>
                {t('office.switches.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
