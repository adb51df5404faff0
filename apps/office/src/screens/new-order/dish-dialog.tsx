import { type CartLine, firstAddCount, type Product } from '@samobranka/rules'
import { useState } from 'react'
import { useTranslate } from '../../i18n/translator.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { RadioChoices } from '../../ui/radio-choices.tsx'
import { CountStepper } from '../orders-at-work/count-stepper.tsx'
import { useSums } from '../orders-at-work/use-sums.ts'

const MOST = 20

interface DishDialogProps {
  readonly product: Product
  onClose(): void
  onAdd(line: CartLine): void
}

/** The size of a dish and what is added to it. */
export function DishDialog({ product, onClose, onAdd }: DishDialogProps) {
  const t = useTranslate()
  const sum = useSums()
  const [variationId, setVariation] = useState(product.variations[0]?.id ?? null)
  const [counts, setCounts] = useState<ReadonlyMap<number, number>>(
    () => new Map(product.supplements.map(({ id, count }) => [id, count])),
  )
  const supplements = [...counts].filter(([, count]) => count > 0).map(([id, count]) => ({ id, count }))
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={product.name}
      actions={
        <Button
          size="l"
          look="primary"
          onClick={() =>
            onAdd({ productId: product.id, variationId, supplements, count: firstAddCount(product) })
          }
        >
          {t('office.orders.add')}
        </Button>
      }
    >
      {product.variations.length > 0 && (
        <RadioChoices
          label={t('office.orders.variation')}
          size="l"
          choices={product.variations.map(({ id, name, price }) => ({
            value: id,
            label: `${name} · ${sum(price)}`,
          }))}
          value={variationId}
          onChoose={setVariation}
        />
      )}
      <ul className="max-h-72 divide-y divide-line overflow-y-auto">
        {product.supplements.map(({ id, name, price, max }) => (
          <li key={id} className="flex items-center gap-3 py-1">
            <span className="min-w-0 flex-1">
              {name} <span className="text-soft tabular-nums">{sum(price)}</span>
            </span>
            <CountStepper
              label={name}
              count={counts.get(id) ?? 0}
              most={max ?? MOST}
              onCount={(count) => setCounts(new Map(counts).set(id, count))}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
