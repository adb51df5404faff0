import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import './bare.css'

/** What a new React Router project begins with. */
export default function Root() {
  return (
    <html lang="ru">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="description" content="Goods on a page, and nothing else." />
        <title>Bare</title>
        <Meta />
        <Links />
      </head>
      <body>
        <Outlet />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}
