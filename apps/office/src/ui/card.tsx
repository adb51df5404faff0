import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

/** A sheet of paper on the desk: what belongs together. */
export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return (
    <section
      {...rest}
      className={classNames('rounded-medium border border-line bg-surface p-4 shadow-card', className)}
    />
  )
}
