import { type ReactNode, Suspense } from 'react'
import { Await, useRevalidator } from 'react-router'
import { useTranslate } from '../i18n/i18n.tsx'
import { refreshPage } from '../routing/revalidation.ts'

interface Props<Value> {
  /** At hand when the server drew the page, on its way when the visitor came from another screen. */
  readonly of: Value | Promise<Value>
  /** Shaped like what comes. */
  readonly skeleton: ReactNode
  readonly children: (value: NonNullable<Value>) => ReactNode
}

/** What may still be on its way; null and a failure are told with a way on. */
export function Later<Value>({ of, skeleton, children }: Props<Value>) {
  return (
    <Suspense fallback={<div aria-busy="true">{skeleton}</div>}>
      <Await resolve={of} errorElement={<Failed />}>
        {(value) => (value === null || value === undefined ? <Failed /> : children(value))}
      </Await>
    </Suspense>
  )
}

function Failed() {
  const t = useTranslate()
  const { revalidate, state } = useRevalidator()
  return (
    <div className="content-empty" role="alert">
      <p>{t('error.generic')}</p>
      <button
        type="button"
        className="button button-quiet mt-4"
        disabled={state === 'loading'}
        onClick={() => void refreshPage(revalidate)}
      >
        {t('common.retry')}
      </button>
    </div>
  )
}

/** Lets a screen open at once while its data is on the way. */
export function laterView<View>(load: () => Promise<{ view: View }>): { view: Promise<View> } {
  const view = load().then((loaded) => loaded.view)
  // Nobody may be listening yet when it fails; the screen itself tells.
  view.catch(() => {})
  return { view }
}
