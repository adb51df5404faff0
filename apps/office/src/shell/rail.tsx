import { Search } from 'lucide-react'
import { useTranslate } from '../i18n/translator.tsx'
import { useMe } from '../session/me.ts'
import { KeyCaps } from '../ui/key-caps.tsx'
import { KitchenFilter } from './kitchen-filter.tsx'
import { searchKeys } from './palette/use-palette-keys.ts'
import { PersonMenu } from './person-menu.tsx'
import { ScreenLink } from './screen-link.tsx'
import { SoundSwitch } from './sound/sound-switch.tsx'
import { useScreens } from './use-screens.ts'

/** The menu of a desk, always there. */
export function Rail({ onSearch }: { onSearch(): void }) {
  const t = useTranslate()
  const { shopName } = useMe()
  const screens = useScreens()
  const work = screens.filter(({ place }) => place === 'work')
  const manage = screens.filter(({ place }) => place === 'manage')
  return (
    <aside className="sticky top-0 hidden h-dvh w-60 shrink-0 flex-col gap-1 border-r border-line bg-surface p-3 desk:flex print:hidden">
      <p className="truncate px-3 py-2 font-semibold">{shopName}</p>
      <button
        type="button"
        onClick={onSearch}
        className="mb-2 flex min-h-control items-center gap-3 rounded-small border border-line bg-ground px-3 text-soft hover:text-ink"
      >
        <Search size={16} aria-hidden />
        <span className="flex-1 text-left">{t('office.shell.search')}</span>
        <KeyCaps keys={searchKeys} />
      </button>
      <nav
        aria-label={t('office.shell.menu')}
        className="flex min-h-0 flex-1 flex-col gap-0.5 overflow-y-auto"
      >
        {work.map((screen) => (
          <ScreenLink key={screen.path} screen={screen} />
        ))}
        {manage.length > 0 && <hr className="my-2 border-line" />}
        {manage.map((screen) => (
          <ScreenLink key={screen.path} screen={screen} />
        ))}
      </nav>
      <div className="flex flex-col gap-1 border-t border-line pt-2">
        <KitchenFilter />
        <SoundSwitch />
        <PersonMenu />
      </div>
    </aside>
  )
}
