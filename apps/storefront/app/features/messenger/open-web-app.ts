import { logWarning } from '../../startup/browser-log.ts'
import { loadScript } from '../../startup/load-script.ts'
import { followTheme } from '../theme/index.ts'
import { isInsideMessenger, surroundings } from './inside-messenger.ts'
import { type WebApp, webApp } from './web-app.ts'

const SCRIPT = 'https://telegram.org/js/telegram-web-app.js'

/** null everywhere but inside the messenger. */
export async function openWebApp(): Promise<WebApp | null> {
  if (!isInsideMessenger(surroundings())) return null
  if (!webApp() && !(await loadScript(SCRIPT))) {
    logWarning('The messenger’s script could not be loaded.', SCRIPT)
    return null
  }
  const app = webApp()
  app?.ready()
  app?.expand()
  return app
}

/** The messenger's theme while the visitor has chosen none, and the height that its own bars leave. */
export function followMessenger(app: WebApp): () => void {
  const theme = () => followTheme(app.colorScheme)
  const viewport = () => {
    if (app.viewportStableHeight)
      document.documentElement.style.setProperty('--viewport-height', `${app.viewportStableHeight}px`)
  }
  theme()
  viewport()
  app.onEvent('themeChanged', theme)
  app.onEvent('viewportChanged', viewport)
  return () => {
    app.offEvent('themeChanged', theme)
    app.offEvent('viewportChanged', viewport)
  }
}
