import { useSyncExternalStore } from 'react'
import { useTranslate } from '../../i18n/i18n.tsx'
import { chooseTheme, currentTheme, type Theme } from './theme.ts'

export function ThemeSwitch() {
  const t = useTranslate()
  const theme = useSyncExternalStore<Theme>(followTheme, currentTheme, () => 'light')
  const dark = theme === 'dark'
  return (
    <button
      type="button"
      role="switch"
      aria-checked={dark}
      className="switch"
      onClick={() => chooseTheme(dark ? 'light' : 'dark')}
    >
      {t('theme.dark')}
      <i aria-hidden="true" />
    </button>
  )
}

/** The document is the truth: whoever changes its theme, every switch shows it. */
function followTheme(changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}
