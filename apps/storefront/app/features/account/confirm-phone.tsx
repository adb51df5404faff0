import { useTranslate } from '../../i18n/i18n.tsx'
import { openLogin } from './login-store.ts'

interface Props {
  readonly phone: string
  /** Once the phone is proven, and the dialog gone. */
  readonly onConfirmed: () => void
}

/** The way on where the shop wants to know that the number is the visitor's own: he logs in with it. */
export function ConfirmPhone({ phone, onConfirmed }: Props) {
  const t = useTranslate()
  return (
    <button type="button" className="button button-quiet" onClick={() => openLogin(onConfirmed, phone)}>
      {t('checkout.confirmPhone')}
    </button>
  )
}
