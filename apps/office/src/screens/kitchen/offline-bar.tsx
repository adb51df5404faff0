import { CloudOff, CloudUpload } from 'lucide-react'
import { useConnection } from '../../api/live/connection.ts'
import { useTranslate } from '../../i18n/translator.tsx'
import { useNow } from '../orders-at-work/use-now.ts'
import { ageOf } from './age-of.ts'

interface OfflineBarProps {
  /** When the server was last heard. */
  readonly heardAt: number
  readonly isFailing: boolean
  readonly kept: number
}

/** A screen that shows what was true two minutes ago says so, and what it still has to tell. */
export function OfflineBar({ heardAt, isFailing, kept }: OfflineBarProps) {
  const t = useTranslate()
  const connection = useConnection()
  useNow(1_000)
  const isAlone = heardAt > 0 && (connection === 'gone' || isFailing)
  const { unit, count } = ageOf(Date.now() - heardAt)
  return (
    <div role="status">
      {isAlone && (
        <p className="flex min-h-touch items-center justify-center gap-3 bg-danger px-4 text-xl font-bold text-danger-ink">
          <CloudOff size={24} aria-hidden className="shrink-0" />
          <span>{t('office.kitchen.age', { time: t(`office.kitchen.${unit}`, { count }) })}</span>
          {kept > 0 && <span className="font-medium">{t('office.kitchen.kept', { count: kept })}</span>}
        </p>
      )}
      {!isAlone && kept > 0 && (
        <p className="sr-only">
          <CloudUpload aria-hidden /> {t('office.kitchen.kept', { count: kept })}
        </p>
      )}
    </div>
  )
}
