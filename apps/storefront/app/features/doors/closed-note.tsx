import { useTranslate } from '../../lib/speech.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useDoors } from './doors-store.ts'

/** Closed doors before the guest orders: since when he can have it, and that he can order for then. */
export function ClosedNote({ takesOrders }: { readonly takesOrders: boolean }) {
  const t = useTranslate()
  const closed = useDoors((doors) => doors.closed)
  return (
    <div role="status" className="closed-space">
      {closed ? (
        <p className="closed-note">
          <Icon name="clock" size={20} />
          <span>
            <b>{[t('place.closedNow'), closed.opens].filter(Boolean).join('. ')}</b>
            {takesOrders && closed.takesOrders ? <small>{t('workTime.preorder')}</small> : null}
          </span>
        </p>
      ) : null}
    </div>
  )
}
