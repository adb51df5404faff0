import { CloudOff, RefreshCw } from 'lucide-react'
import { useConnection } from '../api/live/connection.ts'
import { useTranslate } from '../i18n/translator.tsx'

/** An empty board and a broken board never look alike. */
export function ConnectionBar() {
  const t = useTranslate()
  const connection = useConnection()
  return (
    <div role="status" className="sticky top-0 z-30">
      {connection === 'gone' && (
        <p className="flex min-h-touch items-center justify-center gap-2 bg-danger px-4 text-center font-medium text-danger-ink">
          <CloudOff size={20} aria-hidden className="shrink-0" />
          {t('office.shell.gone')}
        </p>
      )}
      {connection === 'polling' && (
        <p className="flex min-h-8 items-center justify-center gap-2 bg-warn px-4 text-center text-warn-ink">
          <RefreshCw size={16} aria-hidden className="shrink-0" />
          {t('office.shell.polling')}
        </p>
      )}
    </div>
  )
}
