import { noteOnOrder, type OfficeOrder, oneOfficeOrder } from '@samobranka/contract'
import { type FormEvent, useState } from 'react'
import { useDeed } from '../../api/use-call.ts'
import { useTranslate } from '../../i18n/translator.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextArea } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toasts.tsx'
import { useDateWords } from '../orders-at-work/use-date-words.ts'
import { useFaultWords } from '../orders-at-work/use-fault-words.ts'

/** What those who work here tell each other about the order; the guest never sees it. */
export function NotesCard({ found: { card, notes } }: { readonly found: OfficeOrder }) {
  const t = useTranslate()
  const faultWords = useFaultWords()
  const { dayAndTime } = useDateWords()
  const [text, setText] = useState('')
  const { mutate, isPending } = useDeed(noteOnOrder, [oneOfficeOrder])
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') return
    mutate(
      { params: { id: card.id }, body: { text: text.trim() } },
      { onSuccess: () => setText(''), onError: (fault) => toast(faultWords(fault), 'danger') },
    )
  }
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-base font-semibold">{t('office.orders.notes')}</h2>
      {notes.length > 0 && (
        <ul className="flex flex-col gap-2">
          {notes.map(({ id, at, by, text: note }) => (
            <li key={id}>
              <p className="wrap-anywhere whitespace-pre-line">{note}</p>
              <p className="text-xs text-soft">{[by, dayAndTime(at)].filter(Boolean).join(' · ')}</p>
            </li>
          ))}
        </ul>
      )}
      <form onSubmit={send} className="flex flex-col items-start gap-2">
        <div className="w-full">
          <TextArea
            label={t('office.orders.new_note')}
            rows={2}
            maxLength={500}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
        <Button isSubmit isBusy={isPending} disabled={text.trim() === ''}>
          {t('office.orders.add_note')}
        </Button>
      </form>
    </Card>
  )
}
