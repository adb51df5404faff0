import { Link } from 'react-router'
import { checkoutPath } from '../../lib/paths.ts'
import { useTranslate } from '../../lib/speech.tsx'

interface Props {
  readonly kitchenId: number
  readonly className: string
}

export function BookTable({ kitchenId, className }: Props) {
  const t = useTranslate()
  return (
    <Link to={checkoutPath('lounge', kitchenId)} discover="none" className={className}>
      {t('home.heroBook')}
    </Link>
  )
}
