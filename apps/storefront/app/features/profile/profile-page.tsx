import type { User } from '@samobranka/contract'
import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { useRootData } from '../../catalogue-access/root-data/root-data.ts'
import { useLacks } from '../../catalogue-access/use-lacks.ts'
import { useTranslate } from '../../i18n/i18n.tsx'
import { refreshPages } from '../../routing/revalidation.ts'
import { enter, LogoutButton } from '../account/index.ts'
import { LanguageSelect } from '../language/index.ts'
import { PushSwitch } from '../notifications/index.ts'
import { ThemeSwitch } from '../theme/index.ts'
import { PersonalData } from './personal-data.tsx'
import { ProfileFacts } from './profile-facts.tsx'
import { ProfileForm } from './profile-form.tsx'

interface Props {
  readonly user: User
  readonly addresses: ReactNode
  readonly devices: ReactNode
}

export function ProfilePage({ user, addresses, devices }: Props) {
  const t = useTranslate()
  const root = useRootData()
  const { revalidate } = useRevalidator()
  const isFixed = useLacks('changeUser')
  const saved = (changed: User) => {
    enter(changed)
    void refreshPages(revalidate)
  }
  return (
    <div className="account-parts">
      {isFixed ? <ProfileFacts user={user} /> : <ProfileForm key={user.id} user={user} onSaved={saved} />}
      {addresses}
      <section>
        <h2 className="account-part">{t('menu.settings')}</h2>
        <ThemeSwitch />
        <LanguageSelect languages={root?.shop.languages ?? []} />
        <PushSwitch />
      </section>
      {devices}
      <section>
        <PersonalData />
        <div className="account-leave-below">
          <LogoutButton />
        </div>
      </section>
    </div>
  )
}
