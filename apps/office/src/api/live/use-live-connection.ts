import { allSettings } from '@samobranka/contract'
import { useEffect } from 'react'
import { useCall } from '../use-call.ts'
import { currentConnection, noteSocket } from './connection.ts'
import { tellMissed, tellNews } from './office-news.ts'
import { openOfficeSocket } from './open-office-socket.ts'
import { socketAddress } from './socket-address.ts'
import { useMissedEvents } from './use-office-events.ts'

/** Without a socket the office asks again so often. */
const POLL_MS = 10_000

/** Keeps the news of these kitchens coming, by the socket or by asking. For the shell, once. */
export function useLiveConnection(kitchens: readonly number[]): void {
  const { data: settings, refetch } = useCall(allSettings, {}, { freshMs: Number.POSITIVE_INFINITY })
  const realtime = settings?.realtime
  useMissedEvents(() => {
    if (!realtime) void refetch()
  })
  const channels = kitchens.join()

  useEffect(() => {
    if (!realtime || channels === '') return
    const address = socketAddress(realtime, location)
    if (address === null) return noteSocket(false)
    let wasOpen = false
    let wasAway = false
    const close = openOfficeSocket(address, channels.split(',').map(Number), {
      onNews: tellNews,
      onOpen(isOpen) {
        if (isOpen && !wasOpen && wasAway) tellMissed()
        if (!isOpen && wasOpen) {
          wasAway = true
          // What was said while nobody noticed that the line was dead.
          tellMissed()
        }
        if (!isOpen) wasAway = true
        wasOpen = isOpen
        noteSocket(isOpen)
      },
    })
    return () => {
      close()
      noteSocket(null)
    }
  }, [realtime, channels])

  useEffect(() => {
    const poll = setInterval(() => {
      if (currentConnection() !== 'live') tellMissed()
    }, POLL_MS)
    const look = () => {
      if (document.visibilityState === 'visible' && currentConnection() !== 'live') tellMissed()
    }
    document.addEventListener('visibilitychange', look)
    addEventListener('online', tellMissed)
    return () => {
      clearInterval(poll)
      document.removeEventListener('visibilitychange', look)
      removeEventListener('online', tellMissed)
    }
  }, [])
}
