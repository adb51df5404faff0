import { type FormEvent, type RefObject, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { useRootData } from '../../catalogue-access/root-data/root-data.ts'
import type { Spot } from '../../catalogue-access/root-data/spot.ts'
import { useI18n, useTranslate } from '../../i18n/i18n.tsx'
import { readInBrowser } from '../../routing/page-input.ts'
import { homePath, orderPath } from '../../routing/paths.ts'
import { Link } from '../../ui/link.tsx'
import { Scene } from '../../ui/scene.tsx'
import { useRootMark } from '../../ui/use-root-mark.ts'
import { ClosedHours, OrderAgain, OrderByPhone, useCart, useOrdersByPhone } from '../cart/index.ts'
import { BonusPart } from './bonus-part.tsx'
import type { CheckoutView } from './checkout-view.ts'
import { ContactPart } from './contact-part.tsx'
import { changeDraft, restoreDraft } from './draft/draft-store.ts'
import { useCustomerDraft } from './draft/use-customer-draft.ts'
import { ExtrasPart } from './extras-part.tsx'
import { PaymentPart } from './payment-part.tsx'
import { OrderButton } from './placing/order-button.tsx'
import { PriceChange } from './placing/price-change.tsx'
import { useSubmit } from './placing/use-submit.ts'
import { type ProblemPlace, placeOfTrouble, troublesInSight } from './problems/problem-places.ts'
import { Summary } from './summary.tsx'
import { TablePart } from './table-part.tsx'
import { WhenPart } from './times/when-part.tsx'
import { useCheckout } from './use-checkout.ts'
import { WherePart } from './where-part.tsx'

interface Props {
  readonly view: CheckoutView
  readonly spots: readonly Spot[]
}

export function CheckoutPage(props: Props) {
  const t = useTranslate()
  if (!useOrdersByPhone()) return <Checkout {...props} />
  return (
    <div className="page content-page">
      <h1>{t('checkout.title')}</h1>
      <OrderByPhone />
    </div>
  )
}

function Checkout({ view, spots }: Props) {
  const t = useTranslate()
  useDraftOfAddress(view)
  const checkout = useCheckout(view, spots)
  const empty = useCart(({ cart, ready }) => ready && cart.lines.length === 0)
  const { ready, way } = checkout
  const submitting = useSubmit(checkout)
  useCustomerDraft(() => void checkout.ask())
  const nothing = ready && empty && way !== 'lounge' && submitting.stage === 'filling' && !submitting.before
  useRootMark('data-checkout', !nothing)
  return (
    <div className="page content-page checkout">
      <h1>{t('checkout.title')}</h1>
      <ClosedHours />
      <CallInstead />
      {nothing || !ready ? (
        <div className={nothing ? undefined : 'checkout-guess'}>
          <NothingToOrder view={view} />
        </div>
      ) : null}
      {nothing ? null : <Form checkout={checkout} submitting={submitting} />}
    </div>
  )
}

/** Without scripts nothing can be sent: the form is not shown, and the telephone is. */
function CallInstead() {
  const t = useTranslate()
  const contact = useRootData()?.shop.contacts[0]
  if (!import.meta.env.SSR || !contact) return <noscript />
  return (
    <noscript>
      <p className="my-4">{t('error.call')}</p>
      <a href={`tel:${contact.phone}`} className="button button-buy">
        {contact.shown}
      </a>
    </noscript>
  )
}

interface FormProps {
  readonly checkout: ReturnType<typeof useCheckout>
  readonly submitting: ReturnType<typeof useSubmit>
}

function Form({ checkout, submitting }: FormProps) {
  const { t } = useI18n()
  const form = useRef<HTMLFormElement>(null)
  const { attempts, refused, stage, before } = submitting
  const all = [
    ...checkout.troubles,
    ...refused.filter(({ code }) => checkout.troubles.every((one) => one.code !== code)),
  ]
  const seen = troublesInSight(all, attempts > 0)
  const dishes = useCart((state) => state.cart.lines.length)
  const paysNothing = checkout.way === 'lounge' && dishes === 0
  const about = (...places: ProblemPlace[]) =>
    seen.filter((trouble) => places.includes(placeOfTrouble(trouble)))
  useFocusOnProblem(form, stage === 'filling' ? attempts : 0, seen.length > 0)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    submitting.submit()
  }
  return (
    <form ref={form} className="checkout-form" noValidate onSubmit={submit} aria-busy={stage !== 'filling'}>
      <div className="checkout-parts">
        <WherePart checkout={checkout} troubles={about('where')} />
        {checkout.way === 'lounge' ? (
          <TablePart checkout={checkout} troubles={about('when')} />
        ) : (
          <WhenPart checkout={checkout} troubles={about('when', 'express')} />
        )}
        <ContactPart checkout={checkout} submitting={submitting} troubles={about('contact')} />
        {paysNothing ? null : <PaymentPart checkout={checkout} troubles={about('payment')} />}
        <ExtrasPart checkout={checkout} />
      </div>
      <Summary checkout={checkout} troubles={about('cart')}>
        {paysNothing ? null : <BonusPart checkout={checkout} />}
        {before ? (
          <p role="alert" className="difference">
            {t('refusal.idempotency_conflict')}{' '}
            <Link to={orderPath(before.id)} className="underline">
              {t('order.title', { number: before.number })}
            </Link>
          </p>
        ) : null}
        <PriceChange submitting={submitting} />
        <OrderButton checkout={checkout} submitting={submitting} left={seen.length} />
        <p className="text-tiny text-ink-soft">{t('checkout.agree')}</p>
      </Summary>
    </form>
  )
}

function NothingToOrder({ view }: { readonly view: CheckoutView }) {
  const t = useTranslate()
  const booking = view.ways.some(({ type }) => type === 'lounge')
  return (
    <div className="checkout-empty">
      <Scene name="plate" />
      <p className="text-h3 font-bold">{t('cart.empty')}</p>
      <p className="text-ink-soft">{t('cart.emptyHint')}</p>
      <p className="flex flex-wrap gap-3">
        <OrderAgain />
        <Link to={homePath()} className="button button-quiet">
          {t('cart.toCatalogue')}
        </Link>
        {booking ? (
          <button
            type="button"
            className="button button-quiet"
            onClick={() => changeDraft({ way: 'lounge' })}
          >
            {t('home.heroBook')}
          </button>
        ) : null}
      </p>
    </div>
  )
}

/** `?way=lounge&kitchen=3` opens the page for a table there, whatever was chosen before. */
function useDraftOfAddress({ ways }: CheckoutView): void {
  const [query] = useSearchParams()
  const wished = ways.find(({ type }) => type === readInBrowser(query, 'way'))?.type
  const kitchenId = Number(readInBrowser(query, 'kitchen') ?? 0)
  useEffect(
    // Without a way in the address the chosen place decides: a table looked at yesterday is no wish of today.
    () => restoreDraft({ way: wished ?? null, ...(kitchenId > 0 ? { kitchenId } : {}) }),
    [wished, kitchenId],
  )
}

/** The first field that is wrong is where the customer goes on. */
function useFocusOnProblem(form: RefObject<HTMLFormElement | null>, attempt: number, isWrong: boolean): void {
  const led = useRef(0)
  useEffect(() => {
    if (!isWrong || attempt <= led.current) return
    led.current = attempt
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector)
    const wrong = find('[aria-invalid]') ?? find('.field-problem')
    wrong?.focus()
    wrong?.scrollIntoView({ block: 'center' })
  }, [form, attempt, isWrong])
}
