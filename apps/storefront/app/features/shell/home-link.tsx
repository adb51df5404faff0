import { useLocation } from 'react-router'
import { useTranslate } from '../../i18n/i18n.tsx'
import { homePath } from '../../routing/paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'

/** Stands in the bar of a phone only: on wider windows the logo is the way home. */
export function HomeLink() {
  const t = useTranslate()
  const isHere = useLocation().pathname === homePath()
  return (
    <Link to={homePath()} className="header-button header-home" aria-current={isHere ? 'page' : undefined}>
      <Icon name="home" />
      <span>{t('common.home')}</span>
    </Link>
  )
}
