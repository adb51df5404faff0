import { Menu as BaseMenu } from '@base-ui/react/menu'
import { Check, type LucideIcon } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'

const itemClass =
  'flex min-h-control cursor-default items-center gap-3 rounded-small px-3 text-ink no-underline data-[highlighted]:bg-sunken'

interface MenuProps {
  /** What it is a menu of, for those who hear the page. */
  readonly label: string
  /** The button that opens it. */
  readonly trigger: ReactElement<Record<string, unknown>>
  readonly side?: 'top' | 'right' | 'bottom'
  readonly children: ReactNode
}

export function Menu({ label, trigger, side = 'bottom', children }: MenuProps) {
  return (
    <BaseMenu.Root>
      <BaseMenu.Trigger render={trigger} />
      <BaseMenu.Portal>
        <BaseMenu.Positioner
          role="region"
          aria-label={label}
          side={side}
          align="start"
          sideOffset={6}
          className="z-50"
        >
          <BaseMenu.Popup className="popup min-w-56 rounded-medium bg-raised p-1 shadow-over">
            {children}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  )
}

interface MenuItemProps {
  readonly icon?: LucideIcon
  onChoose(): void
  readonly children: ReactNode
}

export function MenuItem({ icon: Icon, onChoose, children }: MenuItemProps) {
  return (
    <BaseMenu.Item className={itemClass} onClick={onChoose}>
      {Icon && <Icon size={16} aria-hidden className="text-soft" />}
      {children}
    </BaseMenu.Item>
  )
}

interface MenuChoicesProps<T extends string> {
  readonly label: string
  readonly value: T
  readonly choices: readonly { readonly value: T; readonly label: string; readonly icon?: LucideIcon }[]
  onChoose(value: NoInfer<T>): void
}

/** One of several, within a menu that stays open. */
export function MenuChoices<T extends string>({ label, value, choices, onChoose }: MenuChoicesProps<T>) {
  return (
    <BaseMenu.RadioGroup value={value} onValueChange={onChoose}>
      <BaseMenu.GroupLabel className="px-3 pt-2 pb-1 text-xs text-soft">{label}</BaseMenu.GroupLabel>
      {choices.map((choice) => (
        <BaseMenu.RadioItem
          key={choice.value}
          value={choice.value}
          closeOnClick={false}
          className={`${itemClass} justify-between`}
        >
          <span className="flex items-center gap-3">
            {choice.icon && <choice.icon size={16} aria-hidden className="text-soft" />}
            {choice.label}
          </span>
          <BaseMenu.RadioItemIndicator>
            <Check size={16} aria-hidden />
          </BaseMenu.RadioItemIndicator>
        </BaseMenu.RadioItem>
      ))}
    </BaseMenu.RadioGroup>
  )
}

interface MenuCheckProps {
  readonly isChecked: boolean
  onCheck(isChecked: boolean): void
  readonly children: ReactNode
}

export function MenuCheck({ isChecked, onCheck, children }: MenuCheckProps) {
  return (
    <BaseMenu.CheckboxItem
      checked={isChecked}
      onCheckedChange={onCheck}
      closeOnClick={false}
      className={`${itemClass} justify-between`}
    >
      {children}
      <BaseMenu.CheckboxItemIndicator>
        <Check size={16} aria-hidden />
      </BaseMenu.CheckboxItemIndicator>
    </BaseMenu.CheckboxItem>
  )
}

export const MenuLine = () => <BaseMenu.Separator className="mx-1 my-1 h-px bg-line" />
