import type { KitchenItem } from '@samobranka/contract'
import { Check, Flame, Pause } from 'lucide-react'
import { useTranslate } from '../../i18n/translator.tsx'
import { classNames } from '../../ui/class-names.ts'

interface ItemButtonProps {
  readonly item: KitchenItem
  /** The digit that marks it. */
  readonly digit: number
  onPress(): void
}

const looks = {
  waiting: 'border-line bg-raised',
  started: 'border-warn bg-warn-soft',
  done: 'border-line bg-sunken text-soft',
} as const

/** A dish as a great toggle: waiting, on the fire, done. What must not be overlooked is red. */
export function ItemButton({ item, digit, onPress }: ItemButtonProps) {
  const t = useTranslate()
  const { name, size, count, state, held, extras, removals, note, allergens, gift, again } = item
  const Icon = state === 'done' ? Check : held ? Pause : state === 'started' ? Flame : null
  return (
    <button
      type="button"
      data-item
      onClick={onPress}
      aria-pressed={state === 'done'}
      aria-label={t('office.kitchen.item', { name, count, state: t(`office.kitchen.state.${state}`) })}
      aria-keyshortcuts={digit < 10 ? String(digit) : undefined}
      className={classNames(
        'flex w-full items-start gap-3 rounded-medium border-2 px-3 py-2 text-left',
        looks[state],
        held && 'border-dashed',
      )}
    >
      <span className="min-w-9 shrink-0 text-3xl leading-9 font-bold tabular-nums">{count}</span>
      <span className="min-w-0 flex-1">
        <span
          className={classNames('block text-2xl leading-9 font-semibold', state === 'done' && 'line-through')}
        >
          {name}
        </span>
        {size !== '' && <span className="block text-lg text-soft">{size}</span>}
        {extras.map((extra) => (
          <span key={extra} className="block text-xl font-medium">
            {t('office.kitchen.extra', { name: extra })}
          </span>
        ))}
        {removals.map((removal) => (
          <Loud key={removal}>{t('office.kitchen.without', { name: removal })}</Loud>
        ))}
        {note !== '' && <Loud>{note}</Loud>}
        {again !== '' && <Loud>{t('office.kitchen.remade')}</Loud>}
        {held && (
          <span className="block text-lg font-semibold text-warn-text">{t('office.kitchen.held')}</span>
        )}
        {gift && <span className="block text-lg text-soft">{t('office.kitchen.gift')}</span>}
        {allergens.length > 0 && (
          <span className="block text-base text-soft">
            {t('office.kitchen.allergens', { names: allergens.join(', ') })}
          </span>
        )}
      </span>
      {Icon && <Icon size={28} aria-hidden className="mt-1 shrink-0" />}
    </button>
  )
}

export function Loud({ children }: { readonly children: string }) {
  return (
    <span className="mt-1 block w-fit rounded-small bg-danger px-2 py-0.5 text-xl font-bold text-danger-ink">
      {children}
    </span>
  )
}
