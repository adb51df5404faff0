import { lookAtLink } from '@samobranka/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { Refused } from '../../api/refused.ts'
import { useTranslate } from '../../i18n/translator.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { WelcomeForm } from './welcome-form.tsx'

/** Where a one-time link leads. What stands behind `#` never leaves the browser but in the body of a call. */
export function WelcomeScreen() {
  const t = useTranslate()
  const [token] = useState(() => location.hash.slice(1))
  const { data: link, error } = useQuery({
    queryKey: ['lookAtLink', token],
    queryFn: () => call(lookAtLink, { body: { token } }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <main className="grid min-h-dvh place-items-center p-4">
      <Card className="flex w-full max-w-sm flex-col gap-5 p-6">
        <h1 className="text-xl font-semibold">
          {link?.shopName ? `${t('office.welcome.title')} · ${link.shopName}` : t('office.welcome.title')}
        </h1>
        {error && (
          <Notice tone="danger">
            {error instanceof Refused && error.refusal.code === 'link_over'
              ? `${t('office.welcome.over')}. ${t('office.welcome.over_hint')}`
              : error.message}
          </Notice>
        )}
        {!link && !error && <Skeleton className="h-64" />}
        {link && <WelcomeForm token={token} link={link} />}
      </Card>
    </main>
  )
}
