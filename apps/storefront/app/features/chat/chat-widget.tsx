import { useLocation } from 'react-router'

const ITS_PATH = 'information/page/zabota-o-klientah'

/** Where the operator's chat opens; on every other page there is nothing for it to open in. */
export function ChatWidget() {
  const { pathname } = useLocation()
  if (!pathname.includes(ITS_PATH)) return null
  return <div id="chat-widget" data-chat-widget="" />
}
