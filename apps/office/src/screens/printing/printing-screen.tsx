import {
  leavePrintStation,
  type PrintJob,
  printing,
  retryPrint,
  takePrintStation,
} from '@samobranka/contract'
import { Link } from 'react-router'
import { useCall, useDeed } from '../../api/use-call.ts'
import { useTranslate } from '../../i18n/translator.tsx'
import { useKitchens } from '../../session/use-kitchens.ts'
import { ScreenPage } from '../../shell/screen-page.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SwitchField } from '../../ui/switch-field.tsx'
import { toast } from '../../ui/toasts.tsx'
import { printHolder, usePrintsHere } from './print-holder.ts'
import { PrintRunner } from './print-runner.tsx'

/** Who prints for each kitchen, how its printers are, and what did not come out. */
export function PrintingScreen() {
  const t = useTranslate()
  const { chosen } = useKitchens()
  return (
    <ScreenPage title={t('office.print.title')}>
      {chosen.map(({ id, name }) => (
        <KitchenPrinting key={id} kitchen={id} name={name} />
      ))}
    </ScreenPage>
  )
}

function KitchenPrinting({ kitchen, name }: { readonly kitchen: number; readonly name: string }) {
  const t = useTranslate()
  const { data } = useCall(printing, { params: { kitchen } }, { liveBy: ['print'] })
  const take = useDeed(takePrintStation, [printing])
  const leave = useDeed(leavePrintStation, [printing])
  const retry = useDeed(retryPrint, [printing])
  const [printsHere, setPrintsHere] = usePrintsHere(kitchen)
  const holder = printHolder()
  const other = data?.station && data.station.holder !== holder ? data.station : null

  const turn = (isOn: boolean, takeOver = false) => {
    const done = { onError: (fault: Error) => toast(fault.message, 'danger') }
    if (!isOn) {
      leave.mutate({ params: { kitchen }, body: { holder } }, done)
      setPrintsHere(false)
      return
    }
    const body = { holder, label: name, takeOver }
    take.mutate({ params: { kitchen }, body }, { ...done, onSuccess: () => setPrintsHere(true) })
  }

  return (
    <section
      aria-label={name}
      className="flex flex-col gap-3 rounded-medium border border-line bg-surface p-4"
    >
      <PrintRunner kitchen={kitchen} />
      <h2 className="text-lg font-semibold">{name}</h2>
      <SwitchField label={t('office.print.station')} isOn={printsHere} onSwitch={(isOn) => turn(isOn)} />
      {other && (
        <div className="flex flex-wrap items-center gap-2">
          <span className="text-soft">{t('office.print.stationOf', { name: other.label })}</span>
          <Button onClick={() => turn(true, true)}>{t('office.print.takeOver')}</Button>
        </div>
      )}
      <ul className="flex flex-wrap gap-3">
        {data?.printers.map(({ id, name: called, width, fault, address }) => (
          <li key={id} className="rounded-small bg-sunken px-3 py-2">
            {called || t('office.print.anyPrinter')} · {t('office.print.width', { count: width })}
            {fault && <Notice tone="danger">{t(`office.print.fault.${fault}`)}</Notice>}
            {address !== null && <code className="block text-xs break-all text-soft">{address}</code>}
          </li>
        ))}
      </ul>
      <h3 className="font-medium">{t('office.print.jobs')}</h3>
      <ul className="flex flex-col">
        {data?.jobs.map((job) => (
          <Job key={job.id} job={job} onRetry={() => retry.mutate({ params: { id: job.id } })} />
        ))}
      </ul>
    </section>
  )
}

function Job({ job, onRetry }: { readonly job: PrintJob; onRetry(): void }) {
  const t = useTranslate()
  const { id, number, kind, state, fault, copy } = job
  return (
    <li className="flex min-h-control items-center justify-between gap-3 border-b border-line py-1">
      <Link to={`/print/${id}`} className="underline underline-offset-2">
        {t('office.print.order', { number })} · {t(`office.print.${kind}`)}
        {copy && ` · ${t('office.print.copy')}`}
      </Link>
      <span className={state === 'failed' ? 'text-danger-text' : 'text-soft'}>
        {fault ? t(`office.print.fault.${fault}`) : t(`office.print.state.${state}`)}
        {state === 'failed' && (
          <Button className="ml-2" onClick={onRetry}>
            {t('office.print.again.job')}
          </Button>
        )}
      </span>
    </li>
  )
}
