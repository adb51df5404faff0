import { catalogueFile } from '@samobranka/contract'
import { type CartLine, firstAddCount, type Product } from '@samobranka/rules'
import { useDeferredValue, useMemo, useState } from 'react'
import { useCall } from '../../api/use-call.ts'
import { useTranslate } from '../../i18n/translator.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useSums } from '../orders-at-work/use-sums.ts'
import { DishDialog } from './dish-dialog.tsx'
import { findDishes } from './find-dishes.ts'

interface DishesPartProps {
  onAdd(line: CartLine): void
}

/** The dishes that are meant; one touch adds what has no sizes and nothing to add. */
export function DishesPart({ onAdd }: DishesPartProps) {
  const t = useTranslate()
  const sum = useSums()
  const [text, setText] = useState('')
  const [open, setOpen] = useState<Product | null>(null)
  const searched = useDeferredValue(text)
  const { data, error } = useCall(catalogueFile, { params: { file: 'prodcat' } })
  const found = useMemo(() => findDishes(data?.products ?? [], searched), [data, searched])
  const press = (product: Product) => {
    if (product.variations.length > 0 || product.supplements.length > 0) return setOpen(product)
    onAdd({ productId: product.id, variationId: null, supplements: [], count: firstAddCount(product) })
  }
  return (
    <>
      <TextField
        label={t('office.orders.dishes')}
        type="search"
        placeholder={t('office.orders.dishes_hint')}
        value={text}
        error={error ? t('office.orders.no_answer') : undefined}
        onChange={(event) => setText(event.target.value)}
      />
      {searched.trim() !== '' && data && found.length === 0 && (
        <p className="text-soft" role="status">
          {t('office.orders.nothing_found')}
        </p>
      )}
      <ul className="flex flex-col divide-y divide-line">
        {found.map((product) => (
          <li key={product.id}>
            <button
              type="button"
              onClick={() => press(product)}
              aria-label={t('office.orders.add_dish', { name: product.name })}
              className="flex min-h-touch w-full items-center justify-between gap-3 rounded-small px-2 text-left hover:bg-sunken"
            >
              <span className="min-w-0">
                {product.name}
                {product.weight !== '' && <span className="text-soft"> · {product.weight}</span>}
                {!product.inStock && (
                  <span className="text-danger-text"> · {t('office.orders.out_of_stock')}</span>
                )}
              </span>
              <span className="whitespace-nowrap tabular-nums">{sum(product.price)}</span>
            </button>
          </li>
        ))}
      </ul>
      {open && (
        <DishDialog
          product={open}
          onClose={() => setOpen(null)}
          onAdd={(line) => {
            onAdd(line)
            setOpen(null)
          }}
        />
      )}
    </>
  )
}
