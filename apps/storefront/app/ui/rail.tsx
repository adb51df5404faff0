import { type ReactNode, useRef } from 'react'
import { useTranslate } from '../i18n/i18n.tsx'
import { Icon } from './icon.tsx'

type Direction = 1 | -1

interface Props {
  readonly className?: string
  readonly head?: ReactNode
  readonly label?: string
  /** How a phone's first frames take it: see startup/reveal-parts.ts. */
  readonly 'data-defer'?: '' | undefined
  readonly 'data-defer-after'?: 1 | 2 | undefined
  /** What it shows is on its way: there is nothing to move. */
  readonly isEmpty?: boolean
  readonly children: ReactNode
}

/** A row that scrolls sideways; a mouse gets arrows, which move it by what is in view. */
export function Rail({ className = '', head, label, isEmpty = false, children, ...defer }: Props) {
  const row = useRef<HTMLUListElement>(null)
  const move = (direction: Direction) => {
    const list = row.current
    if (list) list.scrollBy({ left: direction * list.clientWidth * 0.85, behavior: 'smooth' })
  }
  return (
    <>
      {head ? (
        <div className="flex items-center justify-between gap-3">
          {head}
          {isEmpty ? null : <Arrows move={move} />}
        </div>
      ) : null}
      <ul ref={row} className={`rail ${className}`} aria-label={label} {...defer}>
        {children}
      </ul>
    </>
  )
}

function Arrows({ move }: { readonly move: (direction: Direction) => void }) {
  const t = useTranslate()
  return (
    <div className="hidden gap-1 desktop:flex">
      <button type="button" className="round" aria-label={t('common.previous')} onClick={() => move(-1)}>
        <Icon name="left" size={20} />
      </button>
      <button type="button" className="round" aria-label={t('common.next')} onClick={() => move(1)}>
        <Icon name="right" size={20} />
      </button>
    </div>
  )
}
