import type { OrderCard } from '@samobranka/contract'
import { Ban, EllipsisVertical, type LucideIcon, StepForward, Undo2 } from 'lucide-react'
import { useTranslate } from '../../../i18n/translator.tsx'
import { useMay } from '../../../session/me.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu, MenuItem } from '../../../ui/menu.tsx'
import { allowedDeeds } from './allowed-deeds.ts'
import { deedWords } from './deed-words.ts'
import { type OrderDeed, orderDeeds } from './order-deeds.ts'

interface DeedButtonsProps {
  readonly order: OrderCard
  onDeed(deed: OrderDeed): void
}

/** The one big button of an order, and the menu of what else may be done. */
export function DeedButtons({ order, onDeed }: DeedButtonsProps) {
  const t = useTranslate()
  const may = useMay()
  const { main, others } = allowedDeeds(orderDeeds(order), (action) => may(action, order.kitchen))
  if (main === null && others.length === 0) return null
  return (
    <div className="flex gap-1">
      {main && (
        <Button
          look={main.kind === 'accept' ? 'primary' : 'plain'}
          size="l"
          className="min-w-0 flex-1 font-semibold"
          onClick={() => onDeed(main)}
        >
          {t(deedWords(main))}
        </Button>
      )}
      {others.length > 0 && (
        <Menu
          label={t('office.orders.other_deeds', { number: order.number })}
          trigger={
            <IconButton
              icon={EllipsisVertical}
              size="l"
              label={t('office.orders.other_deeds', { number: order.number })}
              className="ml-auto shrink-0"
            />
          }
        >
          {others.map((deed) => (
            <MenuItem key={keyOf(deed)} icon={iconOf(deed)} onChoose={() => onDeed(deed)}>
              {t(deedWords(deed))}
            </MenuItem>
          ))}
        </Menu>
      )}
    </div>
  )
}

const keyOf = (deed: OrderDeed): string => (deed.kind === 'move' ? `${deed.to}${deed.isBack}` : deed.kind)

function iconOf(deed: OrderDeed): LucideIcon {
  if (deed.kind === 'refuse' || deed.kind === 'cancel') return Ban
  return deed.kind === 'move' && deed.isBack ? Undo2 : StepForward
}
