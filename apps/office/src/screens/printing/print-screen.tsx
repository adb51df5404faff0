import { onePrint } from '@samobranka/contract'
import { Printer } from 'lucide-react'
import { useParams } from 'react-router'
import { useCall } from '../../api/use-call.ts'
import { useTranslate } from '../../i18n/translator.tsx'
import { ScreenPage } from '../../shell/screen-page.tsx'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toasts.tsx'
import { paperHtml } from './paper-html.ts'
import { printOnPaper } from './print-on-paper.ts'
import { choosePrinter, hasUsb, printOverUsb } from './print-over-usb.ts'

/** One paper, as it comes out of the printer, and the ways to get it. */
export function PrintScreen() {
  const t = useTranslate()
  const { job = '' } = useParams()
  const { data, error } = useCall(onePrint, { params: { id: job } })
  const overUsb = async () => {
    if (!data) return
    await choosePrinter().catch(() => undefined)
    const fault = await printOverUsb(data).catch(() => 'other' as const)
    if (fault) toast(t(`office.print.fault.${fault}`), 'danger')
  }
  return (
    <ScreenPage
      title={data ? t('office.print.order', { number: data.job.number }) : t('office.print.title')}
      actions={
        data && (
          <>
            {hasUsb() && data.bytes !== '' && (
              <Button size="l" onClick={() => void overUsb()}>
                {t('office.print.toPrinter')}
              </Button>
            )}
            <Button size="l" look="primary" icon={Printer} onClick={() => void printOnPaper(data)}>
              {t('office.print.print')}
            </Button>
          </>
        )
      }
    >
      {error && <p role="alert">{error.message}</p>}
      {data && (
        <iframe
          title={t('office.print.order', { number: data.job.number })}
          srcDoc={paperHtml(data)}
          sandbox=""
          className="h-[70dvh] w-full max-w-sm rounded-medium border border-line bg-white"
        />
      )}
    </ScreenPage>
  )
}
