import { Link } from 'react-router'
import { bookingPath } from '../../lib/paths.ts'
import { useTranslate } from '../../lib/speech.tsx'

export function BookTable({ className }: { readonly className: string }) {
  const t = useTranslate()
  return (
    <Link to={bookingPath()} discover="none" className={className}>
      {t('home.heroBook')}
    </Link>
  )
}
