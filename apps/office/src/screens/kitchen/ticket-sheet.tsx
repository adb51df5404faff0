import {
  type KitchenItem,
  type KitchenTicket,
  printOrder,
  REMAKE_REASONS,
  type RemakeReason,
  remakeItem,
  setSwitch,
} from '@samobranka/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { useTranslate } from '../../i18n/translator.tsx'
import { useMay } from '../../session/me.ts'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { toast } from '../../ui/toasts.tsx'
import { boardKey } from './kitchen-marks.ts'
import { STOP_CHOICES } from './stop-choices.ts'
import { coursesOf } from './ticket-steps.ts'
import type { Said } from './use-kitchen-board.ts'

interface TicketSheetProps {
  readonly kitchen: number
  readonly ticket: KitchenTicket | null
  readonly courses: readonly string[]
  onMark(said: readonly Said[]): void
  onClose(): void
}

type Asked = { readonly what: 'again' | 'stop'; readonly item: KitchenItem } | null

/** What is seldom done with a ticket, and takes no typing either. */
export function TicketSheet({ kitchen, ticket, courses, onMark, onClose }: TicketSheetProps) {
  const t = useTranslate()
  const may = useMay()
  const client = useQueryClient()
  const [asked, setAsked] = useState<Asked>(null)
  if (!ticket) return null
  const close = () => {
    setAsked(null)
    onClose()
  }
  const { order, number, items, frontAt } = ticket
  const failed = (fault: unknown) => toast(fault instanceof Error ? fault.message : String(fault), 'danger')
  const say = (said: readonly Said[]) => {
    onMark(said)
    close()
  }
  const remake = async ({ key, name }: KitchenItem, reason: RemakeReason) => {
    close()
    try {
      const body = { id: crypto.randomUUID(), order, item: key, count: 1, reason, text: '' }
      client.setQueryData(boardKey(kitchen), await call(remakeItem, { params: { kitchen }, body }))
      toast(t('office.kitchen.remade.done', { name }))
    } catch (fault) {
      failed(fault)
    }
  }
  const stop = async ({ productId, name }: KitchenItem, until: (typeof STOP_CHOICES)[number]['until']) => {
    close()
    try {
      const body = { kind: 'stop', warehouse: kitchen, target: `product:${productId}`, until } as const
      await call(setSwitch, { body: { ...body, minutes: 0, blocksAsap: false, reason: '' } })
      toast(t('office.kitchen.stopped', { name }))
    } catch (fault) {
      failed(fault)
    }
  }
  const print = async () => {
    close()
    try {
      await call(printOrder, { params: { kitchen }, body: { order, kind: 'ticket', printer: '' } })
    } catch (fault) {
      failed(fault)
    }
  }

  return (
    <Sheet isOpen onClose={close} title={t('office.kitchen.order', { number })}>
      <div className="flex flex-col gap-4 text-base">
        <div className="flex flex-wrap gap-2">
          <Button
            size="l"
            onClick={() => say([{ order, item: '', kind: frontAt === null ? 'front' : 'in_turn' }])}
          >
            {t(frontAt === null ? 'office.kitchen.front' : 'office.kitchen.inTurn')}
          </Button>
          {may('printing.work', kitchen) && (
            <Button size="l" onClick={() => void print()}>
              {t('office.print.print')}
            </Button>
          )}
        </div>
        {courses.length > 1 &&
          coursesOf(items).map((course) => {
            const own = items.filter((item) => item.course === course && item.state === 'waiting')
            const kind = own.every(({ held }) => held) ? 'fire' : 'hold'
            return own.length === 0 ? null : (
              <Button
                key={course}
                size="l"
                onClick={() => say(own.map(({ key }): Said => ({ order, item: key, kind })))}
              >
                {t(`office.kitchen.${kind}`)}:{' '}
                {courses[course - 1] ?? t('office.kitchen.course', { number: course })}
              </Button>
            )
          })}
        <ul className="flex flex-col gap-3">
          {items.map((item) => (
            <li key={item.key} className="flex flex-col gap-2 border-t border-line pt-3">
              <p className="text-lg font-semibold">{item.name}</p>
              <div className="flex flex-wrap gap-2">
                {item.again === '' && (
                  <Button size="l" onClick={() => setAsked({ what: 'again', item })}>
                    {t('office.kitchen.again')}
                  </Button>
                )}
                {may('switches.set', kitchen) && (
                  <Button size="l" onClick={() => setAsked({ what: 'stop', item })}>
                    {t('office.kitchen.stop')}
                  </Button>
                )}
              </div>
              {asked?.item.key === item.key && asked.what === 'again' && (
                <Choices
                  title={t('office.kitchen.remakeTitle', { name: item.name })}
                  hint={t('office.kitchen.remakeHint')}
                  choices={REMAKE_REASONS.map((reason) => ({
                    label: t(`office.kitchen.reason.${reason}`),
                    choose: () => void remake(item, reason),
                  }))}
                />
              )}
              {asked?.item.key === item.key && asked.what === 'stop' && (
                <Choices
                  title={t('office.kitchen.stopTitle', { name: item.name })}
                  choices={STOP_CHOICES.map(({ until, words }) => ({
                    label: t(words),
                    choose: () => void stop(item, until),
                  }))}
                />
              )}
            </li>
          ))}
        </ul>
      </div>
    </Sheet>
  )
}

interface ChoicesProps {
  readonly title: string
  readonly hint?: string
  readonly choices: readonly { readonly label: string; choose(): void }[]
}

function Choices({ title, hint, choices }: ChoicesProps) {
  return (
    <fieldset className="flex flex-wrap gap-2 rounded-medium bg-sunken p-3">
      <legend className="sr-only">{title}</legend>
      {hint !== undefined && <p className="w-full text-soft">{hint}</p>}
      {choices.map(({ label, choose }) => (
        <Button key={label} size="l" look="primary" onClick={choose}>
          {label}
        </Button>
      ))}
    </fieldset>
  )
}
