import type { ReactNode } from 'react'
import { useTranslate } from '../../i18n/i18n.tsx'
import { AddressField } from './address-field.tsx'
import { AddressParts } from './address-parts.tsx'
import type { AddressForm } from './use-address-draft.ts'

interface Props {
  readonly form: AddressForm
  /** Under the line: another way to find it. */
  readonly children?: ReactNode
}

/** The line, and what of an address stands in none. */
export function AddressInputs({ form, children }: Props) {
  const t = useTranslate()
  const { draft, problems } = form
  const lineProblem = problems.find((problem) => problem !== 'address_fields_missing')
  return (
    <>
      <AddressField
        value={draft.line}
        problem={lineProblem ? t(`refusal.${lineProblem}`) : null}
        onType={(line) => form.change({ line })}
        onChoose={form.takeSuggestion}
      />
      {children}
      <AddressParts
        draft={draft}
        problem={problems.includes('address_fields_missing') ? t('refusal.address_fields_missing') : null}
        onChange={form.change}
      />
    </>
  )
}
