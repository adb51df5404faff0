import { LogOut, Monitor, Moon, Sun, TabletSmartphone, UserCog } from 'lucide-react'
import { useNavigate } from 'react-router'
import { useTranslate } from '../i18n/translator.tsx'
import { useMe } from '../session/me.ts'
import { changePreferences, usePreferences } from '../session/preferences.ts'
import { useSignOut } from '../session/use-sign-out.ts'
import { Menu, MenuChoices, MenuItem, MenuLine } from '../ui/menu.tsx'

/** Who is signed in, how the office looks to them, and the way out. */
export function PersonMenu({ isSmall = false }: { readonly isSmall?: boolean }) {
  const t = useTranslate()
  const { person, onTablet } = useMe()
  const navigate = useNavigate()
  const { theme, language } = usePreferences()
  const signOut = useSignOut()
  const role = t(`office.role.${person.role}`)
  return (
    <Menu
      label={person.name}
      side={isSmall ? 'bottom' : 'top'}
      trigger={
        <button
          type="button"
          aria-label={`${person.name}, ${role}`}
          className="flex min-h-touch items-center gap-3 rounded-small px-2 text-left hover:bg-sunken"
        >
          <span
            aria-hidden
            className="flex size-8 shrink-0 items-center justify-center rounded-full bg-accent-soft font-semibold text-accent-text"
          >
            {person.name.slice(0, 1).toUpperCase() || '•'}
          </span>
          {!isSmall && (
            <span className="min-w-0">
              <span className="block truncate font-medium">{person.name}</span>
              <span className="block truncate text-xs text-soft">{role}</span>
            </span>
          )}
        </button>
      }
    >
      <MenuChoices
        label={t('office.shell.theme')}
        value={theme}
        onChoose={(chosen) => changePreferences({ theme: chosen })}
        choices={[
          { value: 'system', label: t('office.shell.theme_system'), icon: Monitor },
          { value: 'light', label: t('office.shell.theme_light'), icon: Sun },
          { value: 'dark', label: t('office.shell.theme_dark'), icon: Moon },
        ]}
      />
      <MenuLine />
      <MenuChoices
        label={t('office.shell.language')}
        value={language}
        onChoose={(chosen) => changePreferences({ language: chosen })}
        choices={[
          { value: 'ru', label: 'Русский' },
          { value: 'en', label: 'English' },
        ]}
      />
      <MenuLine />
      {onTablet ? (
        <MenuItem icon={TabletSmartphone} onChoose={() => void navigate('/tablet')}>
          {t('office.screen.tablet')}
        </MenuItem>
      ) : (
        <>
          <MenuItem icon={UserCog} onChoose={() => void navigate('/me')}>
            {t('office.screen.me')}
          </MenuItem>
          <MenuItem icon={LogOut} onChoose={() => void signOut()}>
            {t('office.shell.sign_out')}
          </MenuItem>
        </>
      )}
    </Menu>
  )
}
