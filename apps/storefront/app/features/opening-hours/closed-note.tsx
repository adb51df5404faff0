import { useTranslate } from '../../i18n/i18n.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useOpening } from './opening-store.ts'
import { useClosedText } from './use-closed-text.ts'

/** Closed hours before the guest orders: from when he can have it, and that he can order for then. */
export function ClosedNote({ takesOrders }: { readonly takesOrders: boolean }) {
  const t = useTranslate()
  const text = useClosedText()
  const canOrderAhead = useOpening(({ closed }) => closed?.takesOrders)
  return (
    <div role="status" className="closed-space">
      {text ? (
        <p className="closed-note">
          <Icon name="clock" size={20} />
          <span>
            <b>{text}</b>
            {takesOrders && canOrderAhead ? <small>{t('workTime.preorder')}</small> : null}
          </span>
        </p>
      ) : null}
    </div>
  )
}
