import type { PageType } from '@samobranka/contract'
import { type ReactNode, use } from 'react'
import { Links, Meta, ScrollRestoration } from 'react-router'
import type { LayoutName } from '../../lib/layout-of.ts'
import { NonceContext } from '../../lib/nonce.ts'
import { pictureBase } from '../../lib/picture-base.ts'
import type { ShopFace } from '../../lib/shop-face.ts'
import { CART_SCRIPT, CART_UNREAD_SCRIPT } from '../cart/index.ts'
import { DRAWN_SHEET, SHEET_SCRIPT } from '../product/index.ts'
import { TASTES_SCRIPT } from '../tastes/index.ts'
import { THEME_SCRIPT } from '../theme/index.ts'
import { EARLY_TAPS_SCRIPT } from './early-taps.ts'
import { Fonts } from './fonts.tsx'
import { HOLD_SCRIPT } from './hold-script.ts'
import { LaterLinks } from './later-links.tsx'
import { PageScripts } from './page-scripts.tsx'
import { RELOAD_SCRIPT } from './reload-script.ts'

/**
 * What the browser keeps is read right before the first frame: asked in the head it answers no sooner, but the page
 * stands still until it does, for tens of milliseconds. A product's sheet does not wait for the frame where the page has
 * been read sooner: the browser asks the fields of such a page whether they can be filled in, and with a sheet that
 * becomes modal after that all of it is asked for its style twice.
 */
const BEFORE_PAINT = `(function(){
function read(){if(!read.done){read.done=1;${THEME_SCRIPT};${TASTES_SCRIPT};${CART_SCRIPT};${SHEET_SCRIPT}}}
requestAnimationFrame(read);
addEventListener('DOMContentLoaded',function(){if(document.querySelector('${DRAWN_SHEET}'))read()},{once:true})
})()`

/** While one develops React compares the page with its own, and would take the marks of what is free for mistakes. */
const HOLD = import.meta.env.DEV ? '' : HOLD_SCRIPT

/** Written by the server: where React arrives it has run already. */
const HEAD_SCRIPT = import.meta.env.SSR
  ? `${CART_UNREAD_SCRIPT};${BEFORE_PAINT};${HOLD};${EARLY_TAPS_SCRIPT};${RELOAD_SCRIPT}`
  : ''

interface Props {
  readonly language: string
  readonly shop: ShopFace | null
  readonly pageType: PageType | null
  readonly layout: LayoutName
  readonly children: ReactNode
}

export function Document({ language, shop, pageType, layout, children }: Props) {
  const nonce = use(NonceContext)
  return (
    // The theme is set by the script below before React arrives, which would take it for a mistake.
    <html
      lang={language}
      data-theme={shop?.defaultDark ? 'dark' : 'light'}
      data-page-type={pageType ?? undefined}
      data-layout={layout}
      data-pictures={pictureBase() || undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constants */}
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: HEAD_SCRIPT }} />
        <Meta />
        <Links />
        <Fonts language={language} />
        {shop ? <Icons shop={shop} /> : null}
        {shop ? (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: colours and fonts that brandCss has checked
          <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: shop.css }} />
        ) : null}
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <PageScripts nonce={nonce} />
      </body>
    </html>
  )
}

function Icons({ shop }: { readonly shop: ShopFace }) {
  return (
    <>
      <link rel="icon" type="image/png" sizes="192x192" href={shop.iconPng} />
      <link rel="apple-touch-icon" href={shop.iconPng} />
      <LaterLinks iconSvg={shop.iconSvg} />
    </>
  )
}
