import { findStopTargets, type OfferedStop } from '@samobranka/contract'
import { Ban } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { useCall } from '../../api/use-call.ts'
import { useTranslate } from '../../i18n/translator.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { TermsFields, useTerms } from './terms-fields.tsx'
import { useSwitchDeeds, useSwitchesOn } from './use-switches.ts'

/** Terms first, then one touch for each dish: at noon it is rarely one. */
export function StopForm() {
  const t = useTranslate()
  const { terms, change, sent } = useTerms()
  const { turnOn, isBusy } = useSwitchDeeds()
  const { on } = useSwitchesOn()
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed.trim())
  const { data } = useCall(
    findStopTargets,
    { query: { search } },
    { isOff: search === '', keepsPrevious: true },
  )
  const targets = search === '' ? [] : (data?.targets ?? [])
  const isStopped = (target: string) =>
    on.some(
      (one) =>
        one.kind === 'stop' &&
        one.target === target &&
        (one.warehouse === null || one.warehouse === sent.warehouse),
    )
  return (
    <div className="flex flex-col gap-4">
      <TermsFields terms={terms} change={change} />
      <TextField
        type="search"
        label={t('office.switches.find')}
        placeholder={t('office.switches.findHint')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p role="status" className="text-sm text-soft">
        {search !== '' && data
          ? targets.length > 0
            ? t('office.switches.found', { count: targets.length })
            : t('office.switches.notFound')
          : ''}
      </p>
      {targets.length > 0 && (
        <ul className="divide-y divide-line">
          {targets.map((one) => (
            <li key={one.target} className="flex min-h-touch items-center gap-3 py-1">
              <span className="min-w-0 flex-1">
                <span className="block font-medium">{one.title}</span>
                <span className="block text-sm text-soft">{whatItIs(one, t)}</span>
              </span>
              {isStopped(one.target) ? (
                <Badge tone="danger">{t('office.switches.isStopped')}</Badge>
              ) : (
                <Button
                  size="l"
                  icon={Ban}
                  isBusy={isBusy}
                  aria-label={`${t('office.switches.doStop')}: ${one.title}`}
                  onClick={() =>
                    turnOn({ kind: 'stop', target: one.target, minutes: 0, blocksAsap: false, ...sent })
                  }
                >
                  {t('office.switches.toStop')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function whatItIs({ target, of }: OfferedStop, t: ReturnType<typeof useTranslate>): string {
  if (target.startsWith('supplement:')) return t('office.switches.of.supplement')
  return target.startsWith('category:') ? t('office.switches.of.category') : of
}
