import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

const looks = {
  primary: 'bg-accent text-accent-ink hover:brightness-110',
  plain: 'bg-surface text-ink border border-line-strong hover:bg-sunken',
  quiet: 'bg-transparent text-ink hover:bg-sunken',
  danger: 'bg-danger text-danger-ink hover:brightness-110',
} as const

const sizes = {
  /** At a desk. */
  m: 'min-h-control px-3 text-sm rounded-small',
  /** On the board and in the kitchen. */
  l: 'min-h-touch px-5 text-base rounded-medium',
} as const

const shape =
  'inline-flex items-center justify-center gap-2 font-medium select-none transition-[filter,background-color] duration-100 disabled:opacity-50 disabled:cursor-not-allowed'

export interface ButtonLook {
  readonly look?: keyof typeof looks
  readonly size?: keyof typeof sizes
}

/** The classes of a button, for a link that looks like one. */
export const buttonClass = ({ look = 'plain', size = 'm' }: ButtonLook = {}): string =>
  classNames(shape, looks[look], sizes[size])

interface ButtonProps extends Omit<ComponentProps<'button'>, 'type'>, ButtonLook {
  readonly icon?: LucideIcon
  readonly isBusy?: boolean
  readonly isSubmit?: boolean
}

export function Button({
  look,
  size,
  icon: Icon,
  isBusy = false,
  isSubmit = false,
  className,
  children,
  disabled,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={isSubmit ? 'submit' : 'button'}
      disabled={disabled || isBusy}
      aria-busy={isBusy || undefined}
      className={classNames(buttonClass({ ...(look && { look }), ...(size && { size }) }), className)}
    >
      {Icon && <Icon size={size === 'l' ? 20 : 16} aria-hidden />}
      {children}
    </button>
  )
}
