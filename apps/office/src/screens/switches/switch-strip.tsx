import { TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { useTranslate } from '../../i18n/translator.tsx'
import { useMay } from '../../session/me.ts'
import { useSwitchWords } from './switch-words.ts'
import { useSwitchesOn } from './use-switches.ts'

/** One line over the board while something is on: a shop that takes no deliveries must not look like a quiet evening. */
export function SwitchStrip() {
  return useMay()('switches.read') ? <Strip /> : null
}

function Strip() {
  const t = useTranslate()
  const words = useSwitchWords()
  const { on } = useSwitchesOn()
  if (on.length === 0) return null
  const said = on.map((one) => `${t(`office.switches.${one.kind}`)}: ${words.what(one)}, ${words.until(one)}`)
  return (
    <Link
      to="/switches"
      aria-label={`${t('office.switches.on')}: ${said.join('; ')}`}
      className="flex min-h-touch items-center gap-2 bg-warn-soft px-3 text-sm text-warn-text"
    >
      <TriangleAlert size={18} aria-hidden className="shrink-0" />
      <span aria-hidden className="min-w-0 flex-1 truncate">
        {said.join(' · ')}
      </span>
    </Link>
  )
}
