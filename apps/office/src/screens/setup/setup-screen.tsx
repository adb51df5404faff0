import { type OfficeSetup, readSetup, writeSetup } from '@samobranka/contract'
import { useQueryClient } from '@tanstack/react-query'
import { FormProvider, useForm } from 'react-hook-form'
import { call } from '../../api/call.ts'
import { isRefused } from '../../api/refused.ts'
import { callKey, useCall } from '../../api/use-call.ts'
import { useTranslate } from '../../i18n/translator.tsx'
import { useMay, useMe } from '../../session/me.ts'
import { ScreenPage } from '../../shell/screen-page.tsx'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toasts.tsx'
import { FloatsPart } from './floats-part.tsx'
import { MinutesPart } from './minutes-part.tsx'
import { PrintersPart } from './printers-part.tsx'
import { ReasonsPart, TemplatesPart } from './reasons-part.tsx'
import { formOf, REASON_LISTS, type SetupForm, settingsOf } from './setup-form.ts'
import { StationsPart } from './stations-part.tsx'
import { WatchdogPart } from './watchdog-part.tsx'

/** How the restaurant itself works. */
export function SetupScreen() {
  const t = useTranslate()
  const { data, error } = useCall(readSetup, {}, { freshMs: Number.POSITIVE_INFINITY })
  return (
    <ScreenPage title={t('office.setup.title')}>
      {error && !data ? <Notice tone="danger">{error.message}</Notice> : null}
      {data ? <SetupFields key={data.version} setup={data} /> : <Skeleton className="h-96" />}
    </ScreenPage>
  )
}

function SetupFields({ setup }: { readonly setup: OfficeSetup }) {
  const t = useTranslate()
  const client = useQueryClient()
  const canWrite = useMay()('setup.write')
  const isEverywhere = useMe().person.kitchens.length === 0
  const form = useForm<SetupForm>({ defaultValues: formOf(setup.settings) })
  const { isDirty, isSubmitting } = form.formState
  const isReadOnly = !canWrite || !isEverywhere

  async function send(values: SetupForm): Promise<void> {
    try {
      const body = { version: setup.version, settings: settingsOf(values, setup.settings) }
      client.setQueryData(callKey(readSetup), await call(writeSetup, { body }))
      toast(t('office.setup.saved'))
    } catch (fault) {
      // What somebody else wrote stays theirs, and what was typed stays here until the person says which.
      if (isRefused(fault, 409)) form.setError('root.changed', { type: 'changed' })
      throw fault
    }
  }

  return (
    <FormProvider {...form}>
      <Form form={form} label={t('office.setup.title')} onSend={send}>
        <fieldset disabled={isReadOnly} className="grid items-start gap-4 desk:grid-cols-2">
          <div className="flex min-w-0 flex-col gap-4">
            <WatchdogPart />
            <MinutesPart />
            <StationsPart categories={setup.categories} />
            <FloatsPart />
            <PrintersPart />
          </div>
          <div className="flex min-w-0 flex-col gap-4">
            {REASON_LISTS.map((list) => (
              <ReasonsPart key={list} list={list} />
            ))}
            <TemplatesPart />
          </div>
        </fieldset>
        {isReadOnly ? null : (
          <div className="sticky bottom-0 z-10 flex flex-wrap items-center justify-end gap-3 border-t border-line bg-ground py-3">
            {isDirty && <span className="text-sm text-soft">{t('office.setup.unsaved')}</span>}
            {form.formState.errors.root && (
              <Button onClick={() => void client.invalidateQueries({ queryKey: callKey(readSetup) })}>
                {t('office.setup.reload')}
              </Button>
            )}
            <Button look="primary" size="l" isSubmit isBusy={isSubmitting} disabled={!isDirty}>
              {t('office.setup.save')}
            </Button>
          </div>
        )}
      </Form>
    </FormProvider>
  )
}
