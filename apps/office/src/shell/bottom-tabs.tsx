import { Menu as MenuIcon } from 'lucide-react'
import { useState } from 'react'
import { useTranslate } from '../i18n/translator.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { ScreenLink } from './screen-link.tsx'
import { useScreens } from './use-screens.ts'

/** More of them would be too small for a thumb. */
const MOST_TABS = 4

/** The menu of a tablet and a phone, under the thumb; what does not fit is behind «Ещё». */
export function BottomTabs() {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const screens = useScreens().filter(({ place }) => place !== 'hidden')
  if (screens.length < 2) return null
  const tabs = screens.length <= MOST_TABS + 1 ? screens : screens.slice(0, MOST_TABS)
  const rest = screens.slice(tabs.length)
  return (
    <nav
      aria-label={t('office.shell.menu')}
      className="sticky bottom-0 z-20 flex border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] desk:hidden print:hidden"
    >
      {tabs.map((screen) => (
        <ScreenLink key={screen.path} screen={screen} look="tab" />
      ))}
      {rest.length > 0 && (
        <>
          <button
            type="button"
            onClick={() => setOpen(true)}
            className="flex min-h-14 flex-1 flex-col items-center justify-center gap-0.5 text-xs text-soft"
          >
            <MenuIcon size={22} aria-hidden />
            {t('office.shell.more')}
          </button>
          <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title={t('office.shell.menu')}>
            {/* A tap on any of them leads away. */}
            {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the links are what is pressed */}
            <div className="flex flex-col gap-1" onClick={() => setOpen(false)}>
              {rest.map((screen) => (
                <ScreenLink key={screen.path} screen={screen} />
              ))}
            </div>
          </Sheet>
        </>
      )}
    </nav>
  )
}
