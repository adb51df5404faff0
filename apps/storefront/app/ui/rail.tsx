import { type ReactNode, useRef } from 'react'
import { useTranslate } from '../lib/speech.tsx'
import { Icon } from './icon.tsx'

interface Props {
  readonly className?: string
  readonly head?: ReactNode
  readonly label?: string
  readonly children: ReactNode
}

/** A row that scrolls sideways; a mouse gets arrows, which move it by what is in view. */
export function Rail({ className = '', head, label, children }: Props) {
  const t = useTranslate()
  const row = useRef<HTMLUListElement>(null)
  const move = (direction: 1 | -1) => {
    const list = row.current
    if (list) list.scrollBy({ left: direction * list.clientWidth * 0.85, behavior: 'smooth' })
  }
  return (
    <>
      {head ? (
        <div className="flex items-center justify-between gap-3">
          {head}
          <div className="hidden gap-1 desktop:flex">
            <button
              type="button"
              className="round"
              aria-label={t('common.previous')}
              onClick={() => move(-1)}
            >
              <Icon name="left" size={20} />
            </button>
            <button type="button" className="round" aria-label={t('common.next')} onClick={() => move(1)}>
              <Icon name="right" size={20} />
            </button>
          </div>
        </div>
      ) : null}
      <ul ref={row} className={`rail ${className}`} aria-label={label}>
        {children}
      </ul>
    </>
  )
}
