import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { toast, toastWithUndo } from '../../ui/toasts.tsx'

const lines = Array.from({ length: 30 }, (_, index) => `Строка ${index + 1}`)

export function KitOverlays() {
  const [open, setOpen] = useState<'dialog' | 'sheet' | null>(null)
  const [tab, setTab] = useState<'day' | 'month'>('day')
  const close = () => setOpen(null)
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-base font-semibold">Поверх экрана</h2>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => setOpen('dialog')}>Вопрос</Button>
        <Button onClick={() => setOpen('sheet')}>Панель</Button>
        <Menu label="Печать" trigger={<Button>Меню</Button>}>
          <MenuItem onChoose={() => toast('Напечатано')}>Напечатать</MenuItem>
          <MenuItem onChoose={() => toast('Принтер не отвечает', 'danger')}>Напечатать ещё раз</MenuItem>
        </Menu>
        <Button onClick={() => toastWithUndo('Заказ № 4017 отменён', () => toast('Заказ вернулся'))}>
          С отменой
        </Button>
      </div>
      <Tabs
        label="Период"
        value={tab}
        onChoose={setTab}
        tabs={[
          { value: 'day', label: 'День', content: 'Двенадцать заказов.' },
          { value: 'month', label: 'Месяц', content: 'Четыреста заказов.' },
        ]}
      />
      <Dialog
        isOpen={open === 'dialog'}
        onClose={close}
        title="Отменить заказ № 4017?"
        hint="Деньги вернутся гостю."
        actions={
          <>
            <Button onClick={close}>Оставить</Button>
            <Button look="danger" onClick={close}>
              Отменить заказ
            </Button>
          </>
        }
      >
        <p>Гость получит сообщение с причиной.</p>
      </Dialog>
      <Sheet
        isOpen={open === 'sheet'}
        onClose={close}
        title="Заказ № 4017"
        actions={
          <Button look="primary" size="l" onClick={close}>
            Готово
          </Button>
        }
      >
        {lines.map((line) => (
          <p key={line} className="border-b border-line py-2">
            {line}
          </p>
        ))}
      </Sheet>
    </Card>
  )
}
