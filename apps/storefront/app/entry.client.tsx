import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { leaveUnheard } from './startup/unheard-events.ts'

// In a turn of its own: the libraries have just been evaluated in this one.
setTimeout(() => {
  const hearAll = leaveUnheard(document)
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    )
  })
  hearAll()
})
