import type { ShopView } from '../../catalogue-access/root-data/shop-view.ts'

/** Buttons that only scripts answer; the bar, the place, the foot of a sheet and whatever is sent are made of them. */
const DEAD =
  'button,select,form,.contact-write,.stepper,.header-actions,.place-control,.sheet-foot,.skeleton{display:none!important}:root{--bottom-bar-height:0px!important}'

/** In the page's head: a browser without scripts shows nothing that does not answer. */
export function HideDeadButtons() {
  return (
    <noscript>
      {import.meta.env.SSR ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant
        <style dangerouslySetInnerHTML={{ __html: DEAD }} />
      ) : null}
    </noscript>
  )
}

interface Props {
  readonly shop: ShopView
  /** Of the first kitchen, as people read them. */
  readonly hours: string
}

/** What one orders by where no button answers: the telephone, and when somebody takes it. */
export function PhoneAndHours({ shop, hours }: Props) {
  // Written by the server: with scripts the browser looks at none of it.
  if (!import.meta.env.SSR) return <noscript />
  const phone = shop.contacts[0] ?? shop.places.flatMap(({ contacts }) => contacts)[0]
  return (
    <noscript>
      <p className="without-scripts">
        {phone ? <a href={`tel:${phone.phone}`}>{phone.shown}</a> : null}
        <small>{hours}</small>
      </p>
    </noscript>
  )
}
