import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Outlet } from 'react-router'
import { useLiveConnection } from '../api/live/use-live-connection.ts'
import { useMissedEvents } from '../api/live/use-office-events.ts'
import { useTranslate } from '../i18n/translator.tsx'
import { meQuery, useMe } from '../session/me.ts'
import { BottomTabs } from './bottom-tabs.tsx'
import { ConnectionBar } from './connection-bar.tsx'
import { Palette } from './palette/palette.tsx'
import type { PaletteSource } from './palette/palette-source.ts'
import { usePaletteKeys } from './palette/use-palette-keys.ts'
import { Rail } from './rail.tsx'
import type { Screen } from './screen.ts'
import { SoundBar } from './sound/sound-bar.tsx'
import { TopBar } from './top-bar.tsx'
import { ScreensContext, useOpenScreen } from './use-screens.ts'

interface OfficeShellProps {
  readonly screens: readonly Screen[]
  readonly paletteSources: readonly PaletteSource[]
}

/** Everything around a screen: the rail at a desk, bars on a tablet and a phone, and what must be seen on each. */
export function OfficeShell({ screens, paletteSources }: OfficeShellProps) {
  return (
    <ScreensContext value={screens}>
      <Frame paletteSources={paletteSources} />
    </ScreensContext>
  )
}

function Frame({ paletteSources }: Pick<OfficeShellProps, 'paletteSources'>) {
  const t = useTranslate()
  const { kitchens } = useMe()
  const client = useQueryClient()
  const screen = useOpenScreen()
  const [isPaletteOpen, setPaletteOpen] = useState(false)
  useLiveConnection(kitchens.map(({ id }) => id))
  // Also tells a quiet screen, which asks for nothing itself, whether anybody answers.
  useMissedEvents(() => void client.invalidateQueries({ queryKey: meQuery.queryKey }))
  usePaletteKeys(() => setPaletteOpen((isOpen) => !isOpen))
  const isBare = screen?.isBare ?? false
  const openPalette = () => setPaletteOpen(true)

  return (
    <div className="flex min-h-dvh flex-col desk:flex-row">
      <a
        href="#screen"
        className="sr-only z-60 rounded-small bg-accent px-3 py-2 text-accent-ink focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {t('office.shell.to_content')}
      </a>
      {!isBare && <Rail onSearch={openPalette} />}
      <div className="flex min-w-0 flex-1 flex-col">
        <ConnectionBar />
        <SoundBar />
        {!isBare && <TopBar onSearch={openPalette} />}
        <main id="screen" tabIndex={-1} className="relative min-w-0 flex-1 outline-none">
          <Outlet />
        </main>
        {!isBare && <BottomTabs />}
      </div>
      <Palette sources={paletteSources} isOpen={isPaletteOpen} onClose={() => setPaletteOpen(false)} />
    </div>
  )
}
