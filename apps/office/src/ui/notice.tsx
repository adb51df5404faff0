import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Tone } from './badge.tsx'
import { classNames } from './class-names.ts'

const kinds: Readonly<Record<Tone, { readonly icon: LucideIcon; readonly look: string }>> = {
  plain: { icon: Info, look: 'bg-sunken text-ink' },
  good: { icon: CircleCheck, look: 'bg-good-soft text-good-text' },
  warn: { icon: TriangleAlert, look: 'bg-warn-soft text-warn-text' },
  danger: { icon: CircleAlert, look: 'bg-danger-soft text-danger-text' },
}

/** A sentence that stays where it is until its cause is gone. What went wrong is read aloud at once. */
export function Notice({ tone = 'plain', children }: { readonly tone?: Tone; readonly children: ReactNode }) {
  const { icon: Icon, look } = kinds[tone]
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={classNames('flex items-start gap-2 rounded-medium px-3 py-2', look)}
    >
      <Icon size={18} aria-hidden className="mt-0.5 shrink-0" />
      <div className="min-w-0">{children}</div>
    </div>
  )
}
