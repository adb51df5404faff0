interface Shown {
  readonly title?: string
  readonly body?: string
  readonly url?: string
  readonly tag?: string
}

export async function showPush(scope: ServiceWorkerGlobalScope, data: PushMessageData | null): Promise<void> {
  const { title = '', body = '', url = '/', tag = '' } = read(data)
  if (title === '') return
  await scope.registration.showNotification(title, {
    body,
    tag,
    data: { url },
    icon: '/images/favicon-sq-192.png',
  })
}

/** A tap opens what the news are about: in the shop's own window if there is one. */
export async function openNews(scope: ServiceWorkerGlobalScope, address: unknown): Promise<void> {
  const url = new URL(typeof address === 'string' ? address : '/', scope.location.origin)
  // A push must not lead anywhere else.
  if (url.origin !== scope.location.origin) return
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = windows[0]
  if (!open) return void (await scope.clients.openWindow(url.href))
  await open.focus()
  await open.navigate(url.href).catch(() => scope.clients.openWindow(url.href))
}

function read(data: PushMessageData | null): Shown {
  try {
    return (data?.json() as Shown | null) ?? {}
  } catch {
    return {}
  }
}
