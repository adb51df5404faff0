import { Tabs as BaseTabs } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'

interface TabsProps<T extends string> {
  readonly label: string
  readonly value: T
  readonly tabs: readonly { readonly value: T; readonly label: string; readonly content: ReactNode }[]
  onChoose(value: NoInfer<T>): void
}

export function Tabs<T extends string>({ label, value, tabs, onChoose }: TabsProps<T>) {
  return (
    <BaseTabs.Root value={value} onValueChange={(chosen) => onChoose(chosen as T)}>
      <BaseTabs.List aria-label={label} className="flex gap-1 overflow-x-auto border-b border-line">
        {tabs.map((tab) => (
          <BaseTabs.Tab
            key={tab.value}
            value={tab.value}
            className="-mb-px min-h-control border-b-2 border-transparent px-3 whitespace-nowrap text-soft data-[active]:border-accent data-[active]:font-medium data-[active]:text-ink"
          >
            {tab.label}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {tabs.map((tab) => (
        <BaseTabs.Panel key={tab.value} value={tab.value} className="pt-4">
          {tab.content}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  )
}
