import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useRootData } from '../../catalogue-access/root-data/root-data.ts'
import { doLater } from '../../startup/load-later.ts'
import { isChatPath } from './is-chat-path.ts'

/** Told to the window on every page: the place of the chat, or null where it has none (docs/chat.md). */
const CHAT_EVENT = 'samobranka:chat'

/** Where the operator's chat opens; on every other page there is nothing for it to open in. */
export function ChatWidget() {
  const isHere = isChatPath(useLocation().pathname)
  const place = useRef<HTMLDivElement>(null)
  const include = useRootData()?.include
  const usesChatwoot = /chatwoot/i.test(`${include?.metrics}${include?.scripts}`)
  useEffect(() => {
    const element = isHere ? place.current : null
    dispatchEvent(new CustomEvent(CHAT_EVENT, { detail: { element } }))
    if (usesChatwoot)
      void doLater(
        () => import('./follow-chatwoot.ts'),
        ({ followChatwoot }) => followChatwoot(isHere),
      )
  }, [isHere, usesChatwoot])
  return isHere ? <div ref={place} id="chat-widget" data-chat-widget="" /> : null
}
