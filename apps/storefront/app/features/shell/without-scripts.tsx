import type { ShopFace } from '../../lib/shop-face.ts'

/** Buttons that only scripts answer; the bar and the place are made of them. */
const DEAD =
  'button,select,.stepper,.header-actions,.place-control,.skeleton{display:none!important}:root{--bottom-bar-height:0px!important}'

/** In the page's head: a browser without scripts shows nothing that does not answer. */
export function HideDeadButtons() {
  return (
    <noscript>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant */}
      <style dangerouslySetInnerHTML={{ __html: DEAD }} />
    </noscript>
  )
}

interface Props {
  readonly shop: ShopFace
  /** Of the first kitchen, as people read them. */
  readonly hours: string
}

/** What one orders by where no button answers: the telephone, and when somebody takes it. */
export function PhoneAndHours({ shop, hours }: Props) {
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
