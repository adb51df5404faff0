import { MapPinOff } from 'lucide-react'
import { Link } from 'react-router'
import { useTranslate } from '../../i18n/translator.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

export function NotFoundScreen() {
  const t = useTranslate()
  return (
    <EmptyState
      isScreen
      icon={MapPinOff}
      title={t('office.ui.not_found')}
      hint={t('office.ui.not_found_hint')}
    >
      <Link to="/" className={buttonClass({ look: 'primary' })}>
        {t('office.ui.to_start')}
      </Link>
    </EmptyState>
  )
}
