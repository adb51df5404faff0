import type { OfficeOrder } from '@samobranka/contract'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { useTranslate } from '../../i18n/translator.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { CardLines } from '../orders-at-work/card-lines.tsx'
import { DeedButtons } from '../orders-at-work/deeds/deed-buttons.tsx'
import { HeldStrip } from '../orders-at-work/deeds/held-strip.tsx'
import { useDeeds } from '../orders-at-work/deeds/use-deeds.tsx'
import { orderAge } from '../orders-at-work/order-age.ts'
import { stateWords } from '../orders-at-work/order-words.ts'
import { TimeBadge } from '../orders-at-work/time-badge.tsx'
import { useNow } from '../orders-at-work/use-now.ts'
import { WhoAndHow } from '../orders-at-work/who-and-how.tsx'
import { GuestCard } from './guest-card.tsx'
import { LinesCard } from './lines-card.tsx'
import { NotesCard } from './notes-card.tsx'
import { OrderActions } from './order-actions.tsx'
import { RefundsCard } from './refunds-card.tsx'
import { StoryCard } from './story-card.tsx'
import { TimesCard } from './times-card.tsx'

/** What is known of the order, and what can be done with it. */
export function OrderDetails({ found }: { readonly found: OfficeOrder }) {
  const t = useTranslate()
  const now = useNow()
  const { press, undo, dialogs } = useDeeds()
  const { card } = found
  return (
    <article
      aria-label={t('office.orders.order_number', { number: card.number })}
      className="mx-auto flex w-full max-w-[1600px] flex-col gap-4 p-3 tablet:p-5"
    >
      <header className="flex flex-wrap items-center gap-3">
        <Link
          to="/"
          className="inline-flex min-h-touch items-center gap-2 pr-2 text-ink"
          aria-label={t('office.orders.to_board')}
        >
          <ArrowLeft size={20} aria-hidden />
        </Link>
        <h1 className="text-2xl font-bold tabular-nums">
          {t('office.orders.order_number', { number: card.number })}
        </h1>
        <Badge tone={card.status === 'cancelled' ? 'danger' : 'plain'}>{stateWords(t, card)}</Badge>
        <TimeBadge region={card.region} {...orderAge(card, now)} />
        <div className="ml-auto flex min-w-60 flex-1 flex-col tablet:max-w-96">
          {card.held ? (
            <HeldStrip held={card.held} onUndo={() => undo(card)} />
          ) : (
            <DeedButtons order={card} onDeed={(deed) => press(card, deed)} />
          )}
        </div>
      </header>
      {card.cancelReason !== '' && (
        <Notice tone="danger">{t('office.orders.cancelled_as', { reason: card.cancelReason })}</Notice>
      )}
      <OrderActions found={found} />
      <div className="grid items-start gap-4 desk:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="flex min-w-0 flex-col gap-4">
          <Card className="flex flex-col gap-3">
            <WhoAndHow order={card} />
            <CardLines order={{ ...card, lines: [] }} most={0} />
            <LinesCard found={found} />
          </Card>
          {found.refunds.length > 0 && <RefundsCard found={found} />}
          <NotesCard found={found} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <GuestCard found={found} />
          <TimesCard card={card} />
          <StoryCard story={found.story} />
        </div>
      </div>
      {dialogs}
    </article>
  )
}
