import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { leaveUnheard } from './lib/unheard-events.ts'

startTransition(() => {
  const hearAll = leaveUnheard(document)
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
  hearAll()
})
