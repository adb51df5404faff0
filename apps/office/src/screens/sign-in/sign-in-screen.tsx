import { useTranslate } from '../../i18n/translator.tsx'
import { Card } from '../../ui/card.tsx'
import { LookAround } from './look-around.tsx'

/** The door of the office. */
export function SignInScreen() {
  const t = useTranslate()
  return (
    <main className="grid min-h-dvh place-items-center p-4">
      <Card className="flex w-full max-w-sm flex-col gap-5 p-6">
        <h1 className="text-xl font-semibold">{t('office.sign_in.title')}</h1>
        <LookAround />
      </Card>
    </main>
  )
}
