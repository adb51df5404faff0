import { type PointerEvent, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { OpenProduct } from '../../../catalogue-access/root-data/open-product.ts'
import { useTranslate } from '../../../i18n/i18n.tsx'
import { schedule } from '../../../startup/schedule.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { WhileShown } from '../../../ui/while-shown.tsx'
import { ProductPanel } from '../product-panel.tsx'
import { baseAddress } from './base-address.ts'

const STILL_PAGE = 'html { overflow: hidden; scrollbar-gutter: stable; background: var(--veiled-ground) }'

interface Props {
  readonly opened: OpenProduct
  readonly warehouseId: number | null
  /** Another sheet lies over it. */
  readonly covered: boolean
  readonly onClose: () => void
}

/**
 * The sheet of a product that came with the page. It is readable without a script, and the browser's own dialog makes
 * it modal before anything more is fetched (`SHEET_SCRIPT`).
 */
export function ServerSheet({ opened, warehouseId, covered, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    element.oncancel = null
    if (covered) {
      // A modal dialog of the browser's lies above everything: what came over it could not be seen nor touched.
      element.close()
      element.setAttribute('open', '')
      return
    }
    if (element.matches(':modal')) return
    // In a turn of its own: all of the page is asked for its style when one part of it becomes modal.
    return schedule(() => {
      // What opened the sheet that lay over it has its focus back.
      const { activeElement } = document
      const kept =
        activeElement instanceof HTMLElement && element.contains(activeElement) ? activeElement : null
      element.removeAttribute('open')
      element.showModal()
      // On the first control the focus would look like a choice already made.
      ;(kept ?? element).focus()
    }, 'after-paint')
  }, [covered])
  return (
    <>
      <WhileShown rule={STILL_PAGE} />
      <div className="veil" />
      <div className="sheet-space">
        <dialog
          ref={dialog}
          open
          tabIndex={-1}
          aria-label={opened.product.name}
          className="sheet sheet-product sheet-drawn"
          onCancel={(event) => {
            event.preventDefault()
            onClose()
          }}
          onPointerDown={(event) => event.target === dialog.current && isOutside(event) && onClose()}
        >
          <ProductPanel key={opened.product.id} opened={opened} warehouseId={warehouseId} onAdded={onClose} />
          <CloseControl onClose={onClose} />
        </dialog>
      </div>
    </>
  )
}

/** A link for a page without scripts, a button as soon as there is one. */
function CloseControl({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslate()
  const back = baseAddress(useLocation())
  if (useHydrated()) {
    return (
      <button type="button" className="round sheet-close" aria-label={t('common.close')} onClick={onClose}>
        <Icon name="close" />
      </button>
    )
  }
  return (
    <Link to={back} className="round sheet-close" aria-label={t('common.close')}>
      <Icon name="close" />
    </Link>
  )
}

/** A tap on the backdrop reaches the dialog itself, with a point that lies beside it. */
function isOutside({ clientX, clientY, currentTarget }: PointerEvent<HTMLDialogElement>): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}
