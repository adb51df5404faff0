import { useId } from 'react'
import { useTranslate } from '../../i18n/i18n.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { Icon } from '../icon.tsx'
import type { SheetForm, SheetProps } from './sheet-props.ts'

const formClass: Record<SheetForm, string> = {
  middle: 'sheet',
  wide: 'sheet sheet-tall sheet-wide',
  tall: 'sheet sheet-tall sheet-column',
  side: 'sheet sheet-tall sheet-side',
  left: 'sheet sheet-tall sheet-side sheet-left',
  product: 'sheet sheet-product',
}

export function SheetDialog({ open, onClose, title, form = 'middle', children }: SheetProps) {
  const t = useTranslate()
  const titleId = useId()
  const close = (
    <button type="button" className="round sheet-close" aria-label={t('common.close')} onClick={onClose}>
      <Icon name="close" />
    </button>
  )
  return (
    <Dialog open={open} onClose={onClose} titleId={titleId} className={formClass[form]}>
      {form === 'product' ? (
        <>
          <h2 id={titleId} className="hidden-visually">
            {title}
          </h2>
          {children}
          {close}
        </>
      ) : (
        <>
          <div className="sheet-head">
            <h2 id={titleId}>{title}</h2>
            {close}
          </div>
          {children}
        </>
      )}
    </Dialog>
  )
}
