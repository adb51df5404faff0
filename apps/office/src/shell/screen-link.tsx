import { NavLink } from 'react-router'
import { useTranslate } from '../i18n/translator.tsx'
import { classNames } from '../ui/class-names.ts'
import type { Screen } from './screen.ts'

const looks = {
  line: 'min-h-control gap-3 rounded-small px-3 hover:bg-sunken aria-[current=page]:bg-accent-soft aria-[current=page]:font-medium aria-[current=page]:text-accent-text',
  tab: 'min-h-14 flex-1 flex-col justify-center gap-0.5 px-1 text-xs text-soft aria-[current=page]:font-medium aria-[current=page]:text-accent-text',
} as const

/** The way to a screen, marked where one is there. */
export function ScreenLink({
  screen,
  look = 'line',
}: {
  readonly screen: Screen
  readonly look?: keyof typeof looks
}) {
  const t = useTranslate()
  const { icon: Icon, path, words } = screen
  return (
    <NavLink
      to={`/${path}`}
      end={path === ''}
      className={classNames('flex min-w-0 items-center text-ink no-underline', looks[look])}
    >
      <Icon size={look === 'tab' ? 22 : 18} aria-hidden className="shrink-0" />
      <span className="max-w-full truncate">{t(words)}</span>
    </NavLink>
  )
}
