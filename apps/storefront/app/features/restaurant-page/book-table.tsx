import { useTranslate } from '../../i18n/i18n.tsx'
import { checkoutPath } from '../../routing/paths.ts'
import { Link } from '../../ui/link.tsx'

interface Props {
  readonly kitchenId: number
  readonly className: string
}

export function BookTable({ kitchenId, className }: Props) {
  const t = useTranslate()
  return (
    <Link to={checkoutPath('lounge', kitchenId)} className={className}>
      {t('home.heroBook')}
    </Link>
  )
}
