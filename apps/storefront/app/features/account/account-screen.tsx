import type { Key } from '@samobranka/dictionary'
import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { useTranslate } from '../../i18n/i18n.tsx'
import { refreshPage } from '../../routing/revalidation.ts'
import { Later } from '../../ui/later.tsx'
import { useNews } from './account-news.ts'

interface Props<View> {
  readonly title: Key
  readonly of: View | Promise<View>
  readonly skeleton: ReactNode
  readonly children: (view: NonNullable<View>) => ReactNode
}

/** A heading and what is under it, asked for again when the server has news. */
export function AccountScreen<View>({ title, of, skeleton, children }: Props<View>) {
  const t = useTranslate()
  const { revalidate } = useRevalidator()
  useNews(() => void refreshPage(revalidate))
  return (
    <>
      <h1 className="account-title">{t(title)}</h1>
      <Later of={of} skeleton={skeleton}>
        {children}
      </Later>
    </>
  )
}
