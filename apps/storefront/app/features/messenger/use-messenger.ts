import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { doLater } from '../../startup/load-later.ts'
import { isInsideMessenger, surroundings } from './inside-messenger.ts'
import type { WebApp } from './web-app.ts'

/** Inside the messenger its theme, its viewport and its back button are the shop's. */
export function useMessenger(): void {
  const [app, setApp] = useState<WebApp | null>(null)
  const navigate = useNavigate()
  const { key } = useLocation()

  useEffect(() => {
    if (!isInsideMessenger(surroundings())) return
    let leave = () => {}
    let left = false
    void doLater(
      () => import('./open-web-app.ts'),
      async ({ followMessenger, openWebApp }) => {
        const opened = await openWebApp()
        if (!opened || left) return
        leave = followMessenger(opened)
        setApp(opened)
      },
    )
    return () => {
      left = true
      leave()
    }
  }, [])

  useEffect(() => {
    const button = app?.BackButton
    if (!button) return
    const back = () => void navigate(-1)
    button.onClick(back)
    // The first page of the visit has nothing behind it but the messenger.
    if (key === 'default') button.hide()
    else button.show()
    return () => button.offClick(back)
  }, [app, key, navigate])
}
