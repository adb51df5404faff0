import { ShoppingBag } from 'lucide-react'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

export function KitStates() {
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-base font-semibold">Состояния</h2>
      <div className="flex flex-wrap gap-2">
        <Badge>Самовывоз</Badge>
        <Badge tone="good">Оплачен</Badge>
        <Badge tone="warn">Через 5 мин</Badge>
        <Badge tone="danger">Опаздывает на 12 мин</Badge>
      </div>
      <Notice>Кухня закрывается в 23:00.</Notice>
      <Notice tone="good">Чек напечатан.</Notice>
      <Notice tone="warn">Доставка поставлена на паузу до 18:30.</Notice>
      <Notice tone="danger">Аллергия: орехи.</Notice>
      <div className="flex flex-col gap-2">
        <Skeleton className="h-5 w-40" />
        <Skeleton className="h-16" />
      </div>
      <EmptyState icon={ShoppingBag} title="Новых заказов нет" hint="Новый заказ прозвенит." />
    </Card>
  )
}
