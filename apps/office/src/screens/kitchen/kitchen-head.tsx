import type { KitchenBoard } from '@samobranka/contract'
import { ArrowLeft, Moon, Sun } from 'lucide-react'
import { Link } from 'react-router'
import { useTranslate } from '../../i18n/translator.tsx'
import { SoundSwitch } from '../../shell/sound/sound-switch.tsx'
import { classNames } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { openCount } from './station-view.ts'

interface KitchenHeadProps {
  readonly board: KitchenBoard | null
  readonly kitchens: readonly { readonly id: number; readonly name: string }[]
  readonly kitchen: number
  readonly station: string | null
  readonly isDark: boolean
  onKitchen(id: number): void
  onStation(id: string | null): void
  onTheme(): void
}

const tabLook = 'min-h-touch shrink-0 rounded-medium px-4 text-lg font-semibold whitespace-nowrap'

/** Which kitchen and which of its stations this screen is. */
export function KitchenHead(props: KitchenHeadProps) {
  const { board, kitchens, kitchen, station, isDark, onKitchen, onStation, onTheme } = props
  const t = useTranslate()
  const stations = board?.stations ?? []
  const tabs = [{ id: null, name: t('office.kitchen.allStations') }, ...stations]
  return (
    <header className="flex items-center gap-2 border-b border-line bg-surface px-2 py-2">
      <Link
        to="/"
        aria-label={t('office.title')}
        className="inline-flex size-touch shrink-0 items-center justify-center rounded-small text-soft hover:bg-sunken"
      >
        <ArrowLeft size={22} aria-hidden />
      </Link>
      <h1 className={kitchens.length > 1 ? 'sr-only' : 'px-1 text-xl font-bold'}>
        {t('office.kitchen.title')}
      </h1>
      {kitchens.length > 1 && (
        <select
          aria-label={t('office.kitchen.chooseKitchen')}
          value={kitchen}
          onChange={(event) => onKitchen(Number(event.target.value))}
          className="min-h-touch max-w-40 rounded-medium border border-line-strong bg-surface px-3 text-lg font-semibold"
        >
          {kitchens.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
      {stations.length > 0 && (
        <div
          role="tablist"
          aria-label={t('office.kitchen.tickets')}
          className="flex min-w-0 flex-1 gap-1 overflow-x-auto"
        >
          {tabs.map(({ id, name }) => (
            <button
              key={id ?? ''}
              type="button"
              role="tab"
              aria-selected={id === station}
              aria-controls="tickets"
              onClick={() => onStation(id)}
              className={classNames(tabLook, id === station ? 'bg-ink text-surface' : 'bg-sunken text-ink')}
            >
              {name} <span className="tabular-nums">{board ? openCount(board, id) : ''}</span>
            </button>
          ))}
        </div>
      )}
      <div className="ml-auto flex shrink-0 items-center">
        <SoundSwitch isSmall />
        <IconButton
          icon={isDark ? Sun : Moon}
          size="l"
          label={t(isDark ? 'office.kitchen.light' : 'office.kitchen.dark')}
          onClick={onTheme}
        />
      </div>
    </header>
  )
}
