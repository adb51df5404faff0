import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { useTranslate } from '../i18n/translator.tsx'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'

interface DialogHeadProps {
  readonly title: string
  readonly hint?: string | undefined
  readonly className?: string
}

/** What is asked, and the way out of it: of a dialog and of a sheet. */
export function DialogHead({ title, hint, className = '' }: DialogHeadProps) {
  const t = useTranslate()
  return (
    <header className={classNames('flex items-start justify-between gap-3', className)}>
      <div>
        <BaseDialog.Title className="text-lg font-semibold">{title}</BaseDialog.Title>
        {hint !== undefined && <BaseDialog.Description className="text-soft">{hint}</BaseDialog.Description>}
      </div>
      <BaseDialog.Close render={<IconButton icon={X} label={t('office.ui.close')} className="-mr-2" />} />
    </header>
  )
}
