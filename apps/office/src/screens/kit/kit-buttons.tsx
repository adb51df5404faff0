import { Bell, Check, Printer } from 'lucide-react'
import { useState } from 'react'
import { ring, silence, useSound } from '../../shell/sound/ring.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { KeyCaps } from '../../ui/key-caps.tsx'
import { RadioChoices } from '../../ui/radio-choices.tsx'

const minutes = [10, 15, 20, 30, 45].map((value) => ({ value, label: `${value}` }))

export function KitButtons() {
  const [chosen, setChosen] = useState(20)
  const { isRinging } = useSound()
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-base font-semibold">Кнопки</h2>
      <div className="flex flex-wrap items-center gap-2">
        <Button look="primary">Сохранить</Button>
        <Button>Отменить</Button>
        <Button look="quiet">Подробнее</Button>
        <Button look="danger">Удалить</Button>
        <Button isBusy>Ждём ответа</Button>
        <IconButton icon={Printer} label="Печать" />
        <KeyCaps keys={['Ctrl', 'K']} />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button look="primary" size="l" icon={Check}>
          Принять
        </Button>
        <Button size="l">Отказать</Button>
        <Button look="danger" size="l" disabled>
          Отменить
        </Button>
        <IconButton icon={Bell} label="Позвать" size="l" />
      </div>
      <RadioChoices label="Готовим, минут" size="l" choices={minutes} value={chosen} onChoose={setChosen} />
      <Button icon={Bell} onClick={() => (isRinging ? silence() : ring())}>
        {isRinging ? 'Замолчать' : 'Позвонить'}
      </Button>
    </Card>
  )
}
