import { useTranslate } from '../../i18n/i18n.tsx'
import { Link } from '../../ui/link.tsx'

/** The viewer's own step of the history becomes the page: Back leads to where the visitor was. */
export function StoryLink({ to, title }: { readonly to: string; readonly title: string }) {
  const t = useTranslate()
  const details = t('common.details')
  return (
    <Link
      to={to}
      replace
      className="button viewer-link"
      aria-label={title ? `${details}: ${title}` : details}
    >
      {details}
    </Link>
  )
}
