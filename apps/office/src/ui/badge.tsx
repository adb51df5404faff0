import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

const tones = {
  plain: 'bg-sunken text-ink',
  good: 'bg-good-soft text-good-text',
  warn: 'bg-warn-soft text-warn-text',
  danger: 'bg-danger-soft text-danger-text',
} as const
export type Tone = keyof typeof tones

/** One or two words about a thing. The tone never says what the words do not. */
export function Badge({ tone = 'plain', children }: { readonly tone?: Tone; readonly children: ReactNode }) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1 rounded-small px-2 py-0.5 text-xs font-medium',
        tones[tone],
      )}
    >
      {children}
    </span>
  )
}
