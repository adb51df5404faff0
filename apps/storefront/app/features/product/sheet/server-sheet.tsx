import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router'
import type { OpenProduct } from '../../../catalogue-access/root-data/open-product.ts'
import { useTranslate } from '../../../i18n/i18n.tsx'
import { doLater } from '../../../startup/load-later.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { ProductPanel } from '../product-panel.tsx'
import { baseAddress } from './base-address.ts'

const STILL_PAGE = 'html { overflow: hidden; scrollbar-gutter: stable; background: var(--veiled-ground) }'

const loadDialogs = () => import('../../../ui/dialog/open-dialogs.ts')

interface Props {
  readonly opened: OpenProduct
  readonly warehouseId: number | null
  readonly onClose: () => void
}

/**
 * The sheet of a product that came with the page. It is readable without a script, has the focus before anything more is
 * fetched (`openDrawnSheet`), and is one of the dialogs as soon as their code is there.
 */
export function ServerSheet({ opened, warehouseId, onClose }: Props) {
  const dialog = useRef<HTMLDivElement>(null)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const element = dialog.current
    let leave: (() => void) | undefined
    let isGone = false
    void doLater(loadDialogs, ({ openDialog }) => {
      if (!element || isGone) return
      element.onkeydown = null
      leave = openDialog(element, () => close(), null)
    })
    return () => {
      isGone = true
      if (element) element.onkeydown = null
      leave?.()
    }
  }, [])
  return (
    <>
      <WhileShown rule={STILL_PAGE} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: Escape does the same */}
      <div className="veil" onClick={onClose} />
      <div className="sheet-space">
        <div
          ref={dialog}
          role="dialog"
          aria-modal="true"
          aria-label={opened.product.name}
          tabIndex={-1}
          className="sheet sheet-product sheet-drawn"
        >
          <ProductPanel
            key={opened.product.id}
            opened={opened}
            warehouseId={warehouseId}
            onAdded={onClose}
            defer=""
          />
          <CloseControl onClose={onClose} />
        </div>
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

/**
 * A rule for the page around a part of it, in force as long as the part is shown, with scripts or without. Asked by
 * `html:has(…)` instead, every change of the page would be a question to all of it.
 */
function WhileShown({ rule }: { readonly rule: string }) {
  return <style>{rule}</style>
}
