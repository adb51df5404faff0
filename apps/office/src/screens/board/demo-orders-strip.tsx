import { makeDemoOrders, readDemoOrders } from '@samobranka/contract'
import { useCall, useDeed } from '../../api/use-call.ts'
import { useTranslate } from '../../i18n/translator.tsx'
import { useMay, useMe } from '../../session/me.ts'
import { SwitchField } from '../../ui/switch-field.tsx'
import { useDateWords } from '../orders-at-work/use-date-words.ts'

/** A trial business has no guests: whoever looks around lets some order, and the board lives. */
export function DemoOrdersStrip() {
  const { production, person } = useMe()
  const isOffered = useMay()('demo.orders') && !production && person.kitchens.length === 0
  return isOffered ? <Strip /> : null
}

function Strip() {
  const t = useTranslate()
  const { time } = useDateWords()
  const { data } = useCall(readDemoOrders)
  const { mutate, isPending, variables } = useDeed(makeDemoOrders, [readDemoOrders])
  const isOn = isPending ? variables.body?.on === true : data?.on === true
  return (
    <div className="flex items-center justify-end gap-3 px-3 pb-1 text-sm text-soft">
      <span className="mr-auto hidden desk:inline">{t('office.demo.hint')}</span>
      {isOn && data?.until && <span>{t('office.demo.until', { time: time(data.until) })}</span>}
      <SwitchField
        label={t('office.demo.orders')}
        isOn={isOn}
        onSwitch={(on) => mutate({ body: { on, perMinute: 4 } })}
      />
    </div>
  )
}
