import type { Nutrition, Product } from '@samobranka/rules'
import { useTranslate } from '../../i18n/i18n.tsx'

const PARTS = ['calories', 'proteins', 'fats', 'carbohydrates'] as const satisfies (keyof Nutrition)[]

interface Props {
  readonly product: Product
  readonly defer?: '' | undefined
}

/** Nutrition, allergens and attributes; what the operator did not say is not shown. */
export function ProductFacts({ product, defer }: Props) {
  const t = useTranslate()
  const { nutrition, allergens } = product
  const attributes = product.attributes.filter(({ name }) => name.toLowerCase() !== 'contains')
  return (
    <>
      {nutrition ? (
        <section className="product-part" data-defer={defer}>
          <h3 className="mb-2 text-body">{t('product.nutrition')}</h3>
          <dl className="grid grid-cols-[1.3fr_1fr_1fr_1fr] gap-2 text-center">
            {PARTS.map((part) => (
              <div key={part} className="flex flex-col-reverse rounded-control bg-sunken px-1 py-2">
                <dt className="truncate text-tiny text-ink-soft">{t(`nutrition.${part}`)}</dt>
                <dd className="font-semibold">{valueText(part, nutrition[part], t)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ) : null}
      {allergens.length + attributes.length > 0 ? (
        <dl className="product-part space-y-1 text-small" data-defer={defer}>
          {allergens.length > 0 ? <Fact name={t('product.allergens')} value={allergens.join(', ')} /> : null}
          {attributes.map(({ name, value }) => (
            <Fact key={`${name} ${value}`} name={name} value={value} />
          ))}
        </dl>
      ) : null}
    </>
  )
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div className="flex gap-2">
      <dt className="text-ink-soft">{name}:</dt>
      <dd>{value}</dd>
    </div>
  )
}

function valueText(
  part: (typeof PARTS)[number],
  value: number | null,
  t: ReturnType<typeof useTranslate>,
): string {
  if (value === null) return '—'
  return part === 'calories' ? t('unit.kilocalorie', { value }) : t('unit.gram', { value })
}
