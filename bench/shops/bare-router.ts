import type { RequestListener } from 'node:http'
import { PassThrough, Readable } from 'node:stream'
import { getRequestListener } from '@hono/node-server'
import { createElement as h } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import {
  createRequestHandler,
  type EntryContext,
  Links,
  Meta,
  Scripts,
  type ServerBuild,
  ServerRouter,
  useLoaderData,
} from 'react-router'
import { cardsOf, type Part } from '../measure/same-cards.ts'

/**
 * What a new React Router project answers, streamed as its template does, with the host's own cards on one page: the
 * texts come from a loader, the elements are drawn without a component, a hook or a word of logic of ours.
 */
export async function bareRouter(url: string, cookie: string): Promise<RequestListener> {
  const cards = cardsOf(await (await fetch(url, { headers: { cookie } })).text())
  const texts = cards.map(textsOf)

  function Page() {
    const loaded = useLoaderData<typeof texts>()
    const drawn = cards.map((card, index) => draw(card, (loaded[index] ?? []).values(), index))
    return h(
      'html',
      { lang: 'ru' },
      h('head', null, h(Meta), h(Links)),
      h('body', null, h('main', null, drawn), h(Scripts)),
    )
  }

  const handle = createRequestHandler(buildOf({ default: Page, loader: () => texts }), 'production')
  return getRequestListener((request) => handle(request), { overrideGlobalObjects: false })
}

const textsOf = (part: Part): string[] =>
  part.children.flatMap((child) => (typeof child === 'string' ? [child] : textsOf(child)))

function draw(
  { tag, attributes, children }: Part,
  texts: Iterator<string>,
  key?: number,
): React.ReactElement {
  const inside = children.map((child) =>
    typeof child === 'string' ? (texts.next().value as string) : draw(child, texts),
  )
  return h<Record<string, unknown>>(tag, { ...attributes, key }, ...inside)
}

/** A build as the framework's compiler writes it, of one route. */
function buildOf(module: { default: () => React.ReactElement; loader: () => unknown }): ServerBuild {
  const route = { id: 'root', path: '' }
  const browser = {
    module: '/root.js',
    hasAction: false,
    hasLoader: true,
    hasClientAction: false,
    hasClientLoader: false,
    hasClientMiddleware: false,
    hasErrorBoundary: false,
  } as const
  return {
    entry: { module: { default: stream } },
    routes: { root: { ...route, module } },
    assets: {
      entry: { imports: [], module: '/entry.js' },
      routes: { root: { ...route, ...browser } },
      url: '/manifest.js',
      version: '1',
    },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
  } as unknown as ServerBuild
}

/** As the template's entry does it. */
function stream(request: Request, status: number, headers: Headers, entry: EntryContext): Promise<Response> {
  return new Promise((answered, failed) => {
    const { pipe } = renderToPipeableStream(h(ServerRouter, { context: entry, url: request.url }), {
      onShellReady() {
        const body = new PassThrough()
        headers.set('Content-Type', 'text/html')
        answered(new Response(Readable.toWeb(body) as ReadableStream, { status, headers }))
        pipe(body)
      },
      onShellError: failed,
    })
  })
}
