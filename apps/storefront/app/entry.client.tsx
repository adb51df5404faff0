import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { filterReactEvents } from './startup/react-event-filter.ts'

// In a turn of its own: the libraries have just been evaluated in this one.
setTimeout(() => {
  const listenToAll = filterReactEvents(document)
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    )
  })
  listenToAll()
})
