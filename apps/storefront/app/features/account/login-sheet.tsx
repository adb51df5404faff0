import { Suspense, useEffect, useRef } from 'react'
import type { ShopView } from '../../catalogue-access/root-data/shop-view.ts'
import { useTranslate } from '../../i18n/i18n.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Sheet } from '../../ui/sheet/sheet.tsx'
import { useSheet } from '../../ui/sheet/use-sheet.ts'
import { LaterWords } from '../words/index.ts'
import { isCustomer, useCustomer } from './account-store.ts'
import { takeAfterwards, useLogin } from './login-store.ts'

const LoginPanel = lazyPart(async () => (await import('./login-panel.tsx')).LoginPanel)

export function LoginSheet({ login }: { readonly login: ShopView['login'] }) {
  const t = useTranslate()
  const { open, show, close } = useSheet('login')
  const wishes = useLogin((state) => state.wishes)
  const entered = isCustomer(useCustomer())
  // A wish from before the sheet was on the page is a wish all the same.
  const seenWishes = useRef(0)
  const closing = useRef(false)
  const wasOpen = useRef(open)

  useEffect(() => {
    if (wishes === seenWishes.current) return
    seenWishes.current = wishes
    if (!open) show()
  }, [wishes, open, show])

  useEffect(() => {
    // Whoever is logged in needs no login dialog: after a login, and when Forward brings the dialog back.
    if (open && entered && !closing.current) {
      closing.current = true
      close()
    }
    if (open) {
      wasOpen.current = true
      return
    }
    closing.current = false
    const afterwards = takeAfterwards()
    if (!entered || !wasOpen.current) return
    wasOpen.current = false
    afterwards?.()
  }, [open, entered, close])

  return (
    <Sheet open={open} onClose={close} title={t('login.title')}>
      <Suspense fallback={<LoginSkeleton />}>
        <LaterWords>
          <LoginPanel login={login} />
        </LaterWords>
      </Suspense>
    </Sheet>
  )
}

function LoginSkeleton() {
  return (
    <div className="login">
      <div className="skeleton h-6 w-64" />
      <div className="skeleton h-12" />
      <div className="skeleton h-12" />
    </div>
  )
}
