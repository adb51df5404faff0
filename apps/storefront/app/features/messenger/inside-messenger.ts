interface Surroundings {
  readonly hash: string
  /** Telegram's own script leaves the parameters it was opened with here, for pages without them in the address. */
  readonly remembered: string | null
  readonly hasProxy: boolean
}

/** Whether the shop is opened as a mini app of the messenger: elsewhere its script is not even asked for. */
export function isInsideMessenger({ hash, remembered, hasProxy }: Surroundings): boolean {
  return (
    hasProxy ||
    /[#&]tgWebApp(?:Data|Version|Platform)=/.test(hash) ||
    remembered?.includes('tgWebApp') === true
  )
}

export function surroundings(): Surroundings {
  return { hash: location.hash, remembered: remembered(), hasProxy: 'TelegramWebviewProxy' in window }
}

function remembered(): string | null {
  try {
    return sessionStorage.getItem('__telegram__initParams')
  } catch {
    return null
  }
}
