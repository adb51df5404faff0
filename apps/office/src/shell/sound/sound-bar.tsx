import { Volume2 } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslate } from '../../i18n/translator.tsx'
import { usePreferences } from '../../session/preferences.ts'
import { useOpenScreen } from '../use-screens.ts'
import { unlockSound, useSound } from './ring.ts'

/** Over the whole width, until somebody taps: a board that cannot ring must not look like one that can. */
export function SoundBar() {
  const t = useTranslate()
  const { isLocked } = useSound()
  const { isSoundOn } = usePreferences()
  const rings = useOpenScreen()?.rings ?? false

  useEffect(() => {
    if (!isLocked) return
    // Whatever is tapped first is enough for the browser.
    const unlock = () => void unlockSound()
    addEventListener('pointerup', unlock)
    addEventListener('keydown', unlock)
    return () => {
      removeEventListener('pointerup', unlock)
      removeEventListener('keydown', unlock)
    }
  }, [isLocked])

  if (!rings || !isSoundOn || !isLocked) return null
  return (
    <button
      type="button"
      onClick={() => void unlockSound()}
      className="flex min-h-14 w-full items-center justify-center gap-3 bg-warn px-4 text-base font-semibold text-warn-ink"
    >
      <Volume2 size={22} aria-hidden />
      {t('office.shell.unlock_sound')}
    </button>
  )
}
