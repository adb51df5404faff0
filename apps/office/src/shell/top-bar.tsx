import { Search } from 'lucide-react'
import { useTranslate } from '../i18n/translator.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { KitchenFilter } from './kitchen-filter.tsx'
import { PersonMenu } from './person-menu.tsx'
import { SoundSwitch } from './sound/sound-switch.tsx'

/** The head of a tablet and a phone. */
export function TopBar({ onSearch }: { onSearch(): void }) {
  const t = useTranslate()
  return (
    <header className="sticky top-0 z-20 flex min-h-14 items-center gap-1 border-b border-line bg-surface px-2 pt-[env(safe-area-inset-top)] desk:hidden print:hidden">
      <div className="min-w-0 flex-1">
        <KitchenFilter />
      </div>
      <SoundSwitch isSmall />
      <IconButton icon={Search} size="l" label={t('office.shell.search')} onClick={onSearch} />
      <PersonMenu isSmall />
    </header>
  )
}
