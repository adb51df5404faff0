import { TriangleAlert } from 'lucide-react'
import { useTranslate } from '../../i18n/translator.tsx'
import { useMay } from '../../session/me.ts'
import { Button } from '../../ui/button.tsx'
import { useSwitchWords } from './switch-words.ts'
import { useMayEnd, useSwitchDeeds, useSwitchesOn } from './use-switches.ts'

/** One line over the board while something is on: a shop that takes no deliveries must not look like a quiet evening. */
export function SwitchStrip() {
  return useMay()('switches.read') ? <Strip /> : null
}

function Strip() {
  const t = useTranslate()
  const words = useSwitchWords()
  const mayEnd = useMayEnd()
  const { on } = useSwitchesOn()
  const { endNow } = useSwitchDeeds()
  if (on.length === 0) return null
  return (
    <section
      aria-label={t('office.switches.on')}
      className="mb-2 flex min-h-touch items-center gap-2 bg-warn-soft pl-3 text-sm text-warn-text"
    >
      <TriangleAlert size={18} aria-hidden className="shrink-0" />
      <ul className="flex min-w-0 flex-1 items-center gap-4 overflow-x-auto py-1 pr-3">
        {on.map((one) => (
          <li
            key={one.id}
            aria-label={words.what(one)}
            className="flex shrink-0 items-center gap-2 whitespace-nowrap"
          >
            <span>
              {t(`office.switches.${one.kind}`)}: <b className="font-medium">{words.what(one)}</b>,{' '}
              {words.until(one)}
            </span>
            {mayEnd(one) && (
              <Button className="min-h-control" onClick={() => endNow(one)}>
                {t('office.switches.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
