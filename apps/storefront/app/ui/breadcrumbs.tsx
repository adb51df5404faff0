import { useTranslate } from '../i18n/i18n.tsx'
import { homePath } from '../routing/paths.ts'
import { Link } from './link.tsx'

interface Props {
  /** From the shop's door to this page, which stands last. */
  readonly trail: readonly { readonly name: string; readonly address: string }[]
}

/** The way back, one tap for every step of it. */
export function Breadcrumbs({ trail }: Props) {
  const t = useTranslate()
  const steps = [{ name: t('common.home'), address: homePath() }, ...trail]
  return (
    <nav aria-label={t('a11y.breadcrumbs')} className="breadcrumbs">
      <ol>
        {steps.map(({ name, address }, index) => (
          <li key={address}>
            {index === steps.length - 1 ? (
              <span aria-current="page">{name}</span>
            ) : (
              <Link to={address}>{name}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
