import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'children'> {
  readonly icon: LucideIcon
  /** Its accessible name; seen when pointed at. */
  readonly label: string
  readonly size?: 'm' | 'l'
}

export function IconButton({ icon: Icon, label, size = 'm', className, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      title={label}
      className={classNames(
        'inline-flex items-center justify-center rounded-small text-soft hover:bg-sunken hover:text-ink',
        size === 'l' ? 'size-touch' : 'size-control',
        className,
      )}
    >
      <Icon size={size === 'l' ? 22 : 18} aria-hidden />
    </button>
  )
}
