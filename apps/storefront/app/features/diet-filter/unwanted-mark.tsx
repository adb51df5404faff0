import type { Content } from '@samobranka/rules'
import { useTranslate } from '../../i18n/i18n.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useUnwanted } from './diet-store.ts'

interface Props {
  readonly contains: readonly Content[]
  readonly className: string
}

/** What is in it although the person does not eat it, named in one word each. */
export function UnwantedMark({ contains, className }: Props) {
  const t = useTranslate()
  const names = useUnwanted(contains)
    .map((content) => t(`allergen.${content}`))
    .join(', ')
  if (!names) return null
  return (
    <span className={className}>
      <Icon name="alert" size={16} />
      <span className="hidden-visually">{t('product.warning', { names })}</span>
      <span aria-hidden="true" className="unwanted-names">
        {names}
      </span>
    </span>
  )
}
