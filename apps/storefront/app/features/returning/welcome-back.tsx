import { memo, useLayoutEffect } from 'react'
import { useLocation } from 'react-router'
import { useRootData } from '../../catalogue-access/root-data/root-data.ts'
import { useTranslate } from '../../i18n/i18n.tsx'
import { homePath } from '../../routing/paths.ts'
import { unseenPart } from '../../ui/lazy-part.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { markReturning } from './mark-returning.ts'

const Tiles = unseenPart(async () => (await import('./returning-tiles.tsx')).ReturningTiles)

/** Where home begins for whoever has been here before. Empty in the page, which is everybody's. */
export const WelcomeBack = memo(function WelcomeBack() {
  const { pathname } = useLocation()
  // There the address goes with what is in view, and the page stays.
  const isOnePage = useRootData()?.pageType === 'landing' && pathname.startsWith('/menu/')
  return pathname === homePath() || isOnePage ? <Row /> : null
})

function Row() {
  const t = useTranslate()
  const hydrated = useHydrated()
  useLayoutEffect(markReturning, [])
  const shown = hydrated && 'returning' in document.documentElement.dataset
  return (
    <section className="welcome-back page" aria-label={t('home.welcomeBack')}>
      {shown ? <Tiles /> : null}
    </section>
  )
}
