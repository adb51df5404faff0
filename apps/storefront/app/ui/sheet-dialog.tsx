import { Dialog } from '@base-ui/react/dialog'
import { useRef } from 'react'
import { useTranslate } from '../lib/speech.tsx'
import { Icon } from './icon.tsx'
import type { SheetForm, SheetProps } from './sheet.tsx'

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
  // Focus goes to the sheet itself, so that its name is read first and no control looks chosen; a search is for typing.
  const popup = useRef<HTMLDivElement>(null)
  const close = (
    <Dialog.Close className="round sheet-close" aria-label={t('common.close')}>
      <Icon name="close" />
    </Dialog.Close>
  )
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        {/* Over another dialog as well: what lies under it must look as far away as it is. */}
        <Dialog.Backdrop className="veil" forceRender />
        <Dialog.Viewport className="sheet-space">
          <Dialog.Popup
            ref={popup}
            initialFocus={() => popup.current?.querySelector('input[type=search]') ?? popup.current}
            className={formClass[form]}
          >
            {form === 'product' ? (
              <>
                <Dialog.Title className="hidden-visually">{title}</Dialog.Title>
                {children}
                {close}
              </>
            ) : (
              <>
                <div className="sheet-head">
                  <Dialog.Title>{title}</Dialog.Title>
                  {close}
                </div>
                {children}
              </>
            )}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
