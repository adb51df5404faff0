import { Volume2, VolumeX } from 'lucide-react'
import { useTranslate } from '../../i18n/translator.tsx'
import { changePreferences, usePreferences } from '../../session/preferences.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { useScreens } from '../use-screens.ts'
import { heedSoundSwitch } from './ring.ts'

/** Whether new orders are heard at this device; there where something may ring. */
export function SoundSwitch({ isSmall = false }: { readonly isSmall?: boolean }) {
  const t = useTranslate()
  const { isSoundOn } = usePreferences()
  const hasRing = useScreens().some(({ rings }) => rings)
  if (!hasRing) return null
  const label = isSoundOn ? t('office.shell.sound_on') : t('office.shell.sound_off')
  const Icon = isSoundOn ? Volume2 : VolumeX
  const toggle = () => {
    changePreferences({ isSoundOn: !isSoundOn })
    heedSoundSwitch(!isSoundOn)
  }
  if (isSmall) return <IconButton icon={Icon} size="l" label={label} onClick={toggle} />
  return (
    <button
      type="button"
      onClick={toggle}
      className="flex min-h-control items-center gap-3 rounded-small px-3 text-left hover:bg-sunken"
    >
      <Icon size={18} aria-hidden className={isSoundOn ? 'text-soft' : 'text-danger-text'} />
      {label}
    </button>
  )
}
