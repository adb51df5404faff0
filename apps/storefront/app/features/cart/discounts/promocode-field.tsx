import { LIMITS } from '@samobranka/contract/limits'
import type { Key } from '@samobranka/dictionary'
import type { CouponRefusal } from '@samobranka/rules'
import { type FormEvent, useId, useState } from 'react'
import type { ApiRefusal } from '../../../catalogue-access/call-api.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { Problem } from '../../../ui/fields/problem.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { showToast } from '../../../ui/toast-store.ts'
import { cartInput } from '../contents/cart-input.ts'
import { changeCart, useCart } from '../contents/cart-store.ts'
import { useCartView } from '../contents/cart-view-store.ts'
import { couponLabel } from './coupon-label.ts'
import { typeCode } from './discount-calls.ts'
import { keepDiscounts, useDiscounts } from './discount-store.ts'

/** A code is typed, judged by the server, and stays with its reason when the cart does not fit it any more. */
export function PromocodeField() {
  const code = useCart(({ cart }) => cart.promocode)
  return code === null ? <CodeForm /> : <TypedCode code={code} />
}

function CodeForm() {
  const { t, money } = useI18n()
  const id = useId()
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const input = cartInput()
    const typed = code.trim()
    if (typed === '' || !input || busy) return
    setBusy(true)
    const reply = await typeCode(typed, input)
    setBusy(false)
    if (!reply.ok) {
      setProblem(refusalWords(reply.refusal, t, money))
      return
    }
    keepDiscounts({ typed: reply.value })
    changeCart({ promocode: reply.value.code || typed })
    showToast(t('toast.promocodeApplied'))
  }
  return (
    <form className="field" noValidate onSubmit={send}>
      <label htmlFor={id}>{t('promocode.label')}</label>
      <div className="flex gap-2">
        <input
          id={id}
          name="promocode"
          maxLength={LIMITS.promocode}
          className="field-input min-w-0 flex-1"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={code}
          aria-invalid={problem !== null || undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onChange={({ target }) => {
            setCode(target.value)
            setProblem(null)
          }}
        />
        <button type="submit" className="button button-quiet" disabled={busy}>
          {t('common.apply')}
        </button>
      </div>
      <Problem id={`${id}-problem`}>{problem}</Problem>
    </form>
  )
}

function TypedCode({ code }: { readonly code: string }) {
  const { t, money } = useI18n()
  const typed = useDiscounts((state) => state.typed)
  const outcome = useCartView(({ view }) => view?.price.coupons.find(({ kind }) => kind === 'promo'))
  const label = typed && couponLabel(typed, t, money)
  return (
    <div className="typed-code">
      <Icon name={outcome?.refusal ? 'alert' : 'check'} size={20} />
      <div className="min-w-0 flex-1">
        <p className="font-medium">{[code, label].filter(Boolean).join(' · ')}</p>
        {outcome?.refusal ? (
          <p role="status" className="field-problem">
            {reasonWords(outcome.refusal, t, money)}
          </p>
        ) : (
          <p className="text-small text-good">{t('promocode.applied', { code })}</p>
        )}
      </div>
      <button
        type="button"
        className="round"
        aria-label={t('promocode.remove')}
        onClick={() => {
          changeCart({ promocode: null })
          keepDiscounts({ typed: null })
        }}
      >
        <Icon name="close" size={18} />
      </button>
    </div>
  )
}

type I18n = ReturnType<typeof useI18n>

function refusalWords({ code, data, message }: ApiRefusal, t: I18n['t'], money: I18n['money']): string {
  if (code === 'network') return t('error.network')
  const { reason, missing } = data
  if (typeof reason !== 'string') return message || t('error.generic')
  const sum = Math.round(Number(missing) * 100)
  return reasonWords(
    { reason: reason as CouponRefusal['reason'], ...(Number.isFinite(sum) ? { missing: sum } : {}) },
    t,
    money,
  )
}

/** The reason, and, where only money is missing, how much of it. */
function reasonWords(
  { reason, missing }: Pick<CouponRefusal, 'reason' | 'missing'>,
  t: I18n['t'],
  money: I18n['money'],
): string {
  const why = t(`couponReason.${reason}` as Key)
  if (reason !== 'min_amount' || missing === undefined) return why
  return `${why}. ${t('couponDistance.min_amount', { sum: money(Math.max(1, missing)) })}`
}
