import type { PageType } from '@samobranka/contract'
import { type ReactNode, use, useEffect, useReducer } from 'react'
import { Links, Meta, Scripts, ScrollRestoration } from 'react-router'
import type { ShopView } from '../../catalogue-access/root-data/shop-view.ts'
import { PageWriterContext } from '../../render/page-writer-context.ts'
import type { LayoutName } from '../../routing/layout-of.ts'
import { pictureBase } from '../../routing/picture-base.ts'
import { schedule } from '../../startup/schedule.ts'
import cyrillic from '../../ui/styles/fonts/onest-cyrillic.woff2?url'
import latin from '../../ui/styles/fonts/onest-latin.woff2?url'
import vietnamese from '../../ui/styles/fonts/onest-vietnamese.woff2?url'
import { headScript } from './head-script.ts'
import { LaterLinks } from './later-links.tsx'
import { type Script, scriptOf } from './script-of.ts'
import { HideDeadButtons } from './without-scripts.tsx'

interface Props {
  readonly language: string
  readonly shop: ShopView | null
  readonly pageType: PageType | null
  readonly layout: LayoutName
  /** What the server behind the shop does not have, for code that is no component. */
  readonly lacking?: readonly string[]
  /** Whether a chat may be seen here. */
  readonly hasChat?: boolean
  readonly children: ReactNode
}

export function Document({ language, shop, pageType, layout, lacking, hasChat, children }: Props) {
  const nonce = use(PageWriterContext)?.nonce
  // Written by the server: where React arrives it has run already.
  const script = import.meta.env.SSR ? headScript(pageType) : ''
  return (
    // The theme is set by the script below before React arrives, which would take it for a mistake.
    <html
      lang={language}
      data-theme={shop?.defaultDark ? 'dark' : 'light'}
      data-page-type={pageType ?? undefined}
      data-layout={layout}
      data-chat={hasChat ? '' : undefined}
      data-lacking={lacking?.join(' ') || undefined}
      data-pictures={pictureBase() || undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constants */}
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />
        <Meta />
        {/* While one develops React would take the nonce, which the browser hides, for a mistake of every page. */}
        <Links {...(import.meta.env.DEV ? { nonce: '' } : {})} />
        <Fonts language={language} />
        {shop ? <Icons shop={shop} /> : null}
        {shop ? (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: colours and fonts that brandCss has checked
          <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: shop.css }} />
        ) : null}
        <HideDeadButtons />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <PageScripts nonce={nonce} />
      </body>
    </html>
  )
}

function Icons({ shop }: { readonly shop: ShopView }) {
  return (
    <>
      <link rel="icon" type="image/png" sizes="192x192" href={shop.iconPng} />
      <link rel="apple-touch-icon" href={shop.iconPng} />
      <LaterLinks iconSvg={shop.iconSvg} />
    </>
  )
}

const files: Record<Script, string> = { cyrillic, latin, vietnamese }

/** The letters of the page's language, asked for before the stylesheet that names them is read. */
function Fonts({ language }: { readonly language: string }) {
  const script = scriptOf(language)
  if (!script) return null
  return <link rel="preload" as="font" type="font/woff2" href={files[script]} crossOrigin="anonymous" />
}

/**
 * The router takes its scripts off the page when it is drawn for the second time, and the browser then works out the
 * styles of everything anew: that is done while nobody waits, not in the visitor's first tap.
 */
function PageScripts({ nonce }: { readonly nonce: string | undefined }) {
  const [, drawAgain] = useReducer((times: number) => times + 1, 0)
  useEffect(() => schedule(drawAgain, 'idle'), [])
  return <Scripts nonce={nonce} />
}
