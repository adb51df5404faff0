import { useRouteLoaderData } from 'react-router'
import { ProfilePage } from '../../features/profile/index.ts'
import { accountHead } from '../../lib/account-head.ts'
import { useTranslate } from '../../lib/speech.tsx'
import type { Route } from './+types/info'
import type { loader as shellLoader } from './shell.tsx'

export const meta: Route.MetaFunction = ({ matches }) => accountHead(matches, 'account.info')

export default function Info() {
  const t = useTranslate()
  const shell = useRouteLoaderData<typeof shellLoader>('routes/lk/shell')
  if (!shell) return null
  return (
    <>
      <h1 className="account-title">{t('account.info')}</h1>
      <ProfilePage user={shell.user} />
    </>
  )
}
