import { demoSession } from '@samobranka/contract'
import type { Role } from '@samobranka/rules'
import { useDeed } from '../../api/use-call.ts'
import { useTranslate } from '../../i18n/translator.tsx'
import { useBegin } from '../../session/use-begin.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useEnter } from './use-enter.ts'

/** The host marks the page so outside production. */
const isOffered = (): boolean => document.documentElement.dataset.lookAround !== undefined

/** The demo business as each of its people sees it, in one tap: those who have something to see. */
export function LookAround({ roles }: { readonly roles: readonly Role[] }) {
  const t = useTranslate()
  const begin = useBegin()
  const enter = useEnter()
  const { mutate, isPending, variables, error } = useDeed(demoSession)
  if (!isOffered()) return null

  const lookAs = (role: Role) =>
    mutate(
      { body: { role } },
      {
        onSuccess(me) {
          begin(me)
          enter()
        },
      },
    )

  return (
    <section aria-label={t('office.sign_in.look_around')} className="flex flex-col gap-2">
      {error && <Notice tone="danger">{error.message}</Notice>}
      {roles.map((role) => (
        <Button
          key={role}
          size="l"
          isBusy={isPending && variables?.body?.role === role}
          onClick={() => lookAs(role)}
        >
          {t('office.sign_in.look_as', { role: t(`office.role.${role}`) })}
        </Button>
      ))}
    </section>
  )
}
