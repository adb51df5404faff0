const ITS_PATH = 'information/page/zabota-o-klientah'

/** Whether this page is the one with the chat. */
export const isChatPath = (pathname: string): boolean => pathname.includes(ITS_PATH)
