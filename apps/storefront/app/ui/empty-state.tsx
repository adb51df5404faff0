import { Link } from './link.tsx'
import { Scene } from './scene.tsx'

interface Props {
  readonly title: string
  readonly hint?: string
  /** The way on. */
  readonly to: string
  readonly action: string
}

export function EmptyState({ title, hint, to, action }: Props) {
  return (
    <div className="empty-state">
      <Scene name="plate" />
      <p className="text-lead font-semibold">{title}</p>
      {hint ? <p className="text-ink-soft">{hint}</p> : null}
      <Link to={to} className="button button-buy">
        {action}
      </Link>
    </div>
  )
}
