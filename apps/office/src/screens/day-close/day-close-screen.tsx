import { exportDayClose, readDayClose } from '@samobranka/contract'
import { Download, Printer, Wallet } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { useCall } from '../../api/use-call.ts'
import { useTranslate } from '../../i18n/translator.tsx'
import { useKitchens } from '../../session/use-kitchens.ts'
import { ScreenPage } from '../../shell/screen-page.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toasts.tsx'
import { KitchenField, useOneKitchen } from '../counter/kitchen-field.tsx'
import { useDateWords } from '../orders-at-work/use-date-words.ts'
import { useFaultWords } from '../orders-at-work/use-fault-words.ts'
import { DayFiguresView } from './day-figures-view.tsx'
import { SignCard } from './sign-card.tsx'

/** What a business day came to, and its signature: one page, which is printed. */
export function DayCloseScreen() {
  const t = useTranslate()
  const faultWords = useFaultWords()
  const { dayAndTime } = useDateWords()
  const { all } = useKitchens()
  const [kitchen, choose] = useOneKitchen()
  const [day, setDay] = useState('')
  const query = { kitchen, ...(day && { day }) }
  const { data, isError } = useCall(
    readDayClose,
    { query },
    { liveBy: ['counter', 'order'], keepsPrevious: true },
  )

  const download = async () => {
    try {
      const { fileName, csv } = await call(exportDayClose, { query })
      // With its mark a spreadsheet reads it as what it is.
      const url = URL.createObjectURL(new Blob(['\ufeff', csv], { type: 'text/csv;charset=utf-8' }))
      const link = Object.assign(document.createElement('a'), { href: url, download: fileName })
      link.click()
      URL.revokeObjectURL(url)
    } catch (fault) {
      toast(faultWords(fault), 'danger')
    }
  }

  return (
    <ScreenPage
      title={t('office.screen.day_close')}
      actions={
        <div className="flex flex-wrap gap-2 print:hidden">
          <Button size="l" icon={Printer} onClick={() => window.print()}>
            {t('office.counter.print')}
          </Button>
          <Button size="l" icon={Download} onClick={() => void download()}>
            {t('office.counter.file')}
          </Button>
        </div>
      }
    >
      <div className="flex flex-wrap items-end gap-3 print:hidden">
        <KitchenField value={kitchen} onChoose={choose} />
        <TextField
          label={t('office.counter.day')}
          type="date"
          value={day || (data?.day ?? '')}
          onChange={(event) => setDay(event.target.value)}
        />
      </div>
      {data ? (
        <>
          <p className="text-soft">
            {all.find(({ id }) => id === data.kitchen)?.name}, {data.day}.{' '}
            {t('office.counter.period', {
              from: dayAndTime(data.figures.from),
              to: dayAndTime(data.figures.to),
            })}
          </p>
          <SignCard key={`${data.kitchen} ${data.day}`} close={data} />
          <DayFiguresView figures={data.figures} />
        </>
      ) : isError ? (
        <EmptyState icon={Wallet} title={t('office.counter.no_answer')} />
      ) : (
        <Skeleton className="h-64" />
      )}
    </ScreenPage>
  )
}
