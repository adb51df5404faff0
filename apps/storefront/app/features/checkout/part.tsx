import { type ReactNode, useId } from 'react'
import { ProblemList } from './problems/problem-list.tsx'
import type { Trouble } from './problems/trouble.ts'

interface Props {
  readonly title: string
  readonly troubles?: readonly Trouble[]
  readonly children: ReactNode
}

/** One question of the page, with what stands in its way. */
export function Part({ title, troubles = [], children }: Props) {
  const id = useId()
  return (
    <section className="checkout-part" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
      <ProblemList troubles={troubles} />
    </section>
  )
}
