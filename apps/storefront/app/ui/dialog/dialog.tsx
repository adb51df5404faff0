import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useInsertionEffect,
  useRef,
} from 'react'
import { createPortal } from 'react-dom'
import { dialogLayer } from './layer.ts'
import { openDialog } from './open-dialogs.ts'
import { type Opener, openerNow } from './opener.ts'
import { usePresence } from './use-presence.ts'

interface Props {
  readonly open: boolean
  readonly onClose: () => void
  /** The id of the element that names it. */
  readonly titleId: string
  readonly className: string
  readonly veil?: string
  readonly onKeyDown?: (event: KeyboardEvent<HTMLDivElement>) => void
  readonly children: ReactNode
}

/** A modal dialog over a veiled page. It comes and goes as its styles say: `data-dialog` tells whether it is going. */
export function Dialog({ open, onClose, titleId, className, veil = 'veil', onKeyDown, children }: Props) {
  const popup = useRef<HTMLDivElement>(null)
  const present = usePresence(open, popup)
  const close = useEffectEvent(onClose)
  const opener = useRef<Opener | null>(null)
  // Before a field inside takes the focus, which it does as soon as it is on the page.
  useInsertionEffect(() => {
    if (open) opener.current = openerNow()
  }, [open])
  useEffect(() => {
    if (open && popup.current) return openDialog(popup.current, () => close(), opener.current)
  }, [open])
  if (!present) return null
  const phase = open ? 'here' : 'going'
  return createPortal(
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: Escape does the same */}
      <div className={veil} data-dialog={phase} onClick={onClose} />
      <div className="sheet-space">
        <div
          ref={popup}
          role="dialog"
          aria-modal="true"
          aria-labelledby={titleId}
          tabIndex={-1}
          className={className}
          data-dialog={phase}
          onKeyDown={onKeyDown}
        >
          {children}
        </div>
      </div>
    </>,
    dialogLayer(),
  )
}
