import { CSPProvider } from '@base-ui/react/csp-provider'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import './app.css'
import { onSessionEnded, queryClient } from './api/query-client.ts'
import { TranslatorProvider } from './i18n/translator.tsx'
import { router, signInPath } from './router.tsx'
import { meQuery } from './session/me.ts'
import { ProofDialog } from './session/proof/proof-dialog.tsx'
import { Toasts } from './ui/toasts.tsx'

onSessionEnded(() => {
  queryClient.removeQueries({ queryKey: meQuery.queryKey })
  if (!router.state.location.pathname.startsWith('/office/sign-in'))
    void router.navigate(signInPath(router.state.location))
})

const place = document.querySelector('#office')
if (!place) throw new Error('index.html has no place for the office')

createRoot(place).render(
  <StrictMode>
    {/* The policy lets no style element in: what Base UI would put there is in base.css. */}
    <CSPProvider disableStyleElements>
      <QueryClientProvider client={queryClient}>
        <TranslatorProvider>
          <RouterProvider router={router} />
          <Toasts />
          <ProofDialog />
        </TranslatorProvider>
      </QueryClientProvider>
    </CSPProvider>
  </StrictMode>,
)
