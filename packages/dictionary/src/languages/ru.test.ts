import { expect, it } from 'vitest'
import { words } from './ru.ts'

// Fixed by the specification and the product's own wording: people, tests and integrations look for these letters.
const fixed = {
  'maintenance.notice': 'Приносим свои извинения, сайт находится на профилактике.',
  'error.title': 'Страница не найдена',
  'error.home': 'На главную',
  'map.failedYandex': 'Не удалось загрузить Яндекс.Карты',
  'toast.cartAdded': 'Товар добавлен в корзину',
  'toast.favouriteAdded': 'Товар добавлен в избранное',
  'toast.favouriteRemoved': 'Товар удалён из избранного',

  'discount.oneAvailable': 'Вам доступны скидка или подарок!',
  'discount.chosen': 'Вы выбрали 1 подарок из предложенных вариантов',
  'discount.change': 'Изменить выбор',
  'discount.percent': 'Скидка {amount}%',
  'discount.fixed': '{amount}р',
  'discount.dialog': 'Выберите скидку или подарок',

  'product.add': 'В корзину',
  'product.addFor': 'В корзину за {sum}',
  'common.choose': 'Выбрать',
  'product.increase': 'Увеличить количество',
  'product.decrease': 'Уменьшить количество',
  'product.outOfStock': 'Нет в наличии',
  'favourites.add': 'В избранное',
  'header.place': 'Куда доставить',
  'header.search': 'Поиск',
  'header.profile': 'Профиль',
  'menu.title': 'Меню',
  'cart.title': 'Корзина',
  'common.remove': 'Удалить',
  'common.undo': 'Вернуть',
  'cart.clear': 'Очистить корзину',
  'promocode.label': 'Промокод',
  'common.apply': 'Применить',
  'cart.people': 'Количество персон',
  'bonuses.use': 'Списать бонусы',
  'cart.checkout': 'Оформить заказ',

  'place.title': 'Как получить заказ',
  'place.delivery': 'Доставка',
  'place.pickup': 'Самовывоз',
  'place.lounge': 'В зале',
  'place.address': 'Адрес доставки',
  'place.flat': 'Квартира',
  'place.entrance': 'Подъезд',
  'place.floor': 'Этаж',
  'place.privateHouse': 'Частный дом',
  'common.confirm': 'Подтвердить',
  'request.title': 'Оставить заявку',

  'filters.title': 'Фильтры',
  'filters.priceFrom': 'Цена от',
  'filters.priceTo': 'Цена до',
  'filters.show': 'Показать',
  'filters.reset': 'Сбросить',

  'login.title': 'Вход',
  'field.phone': 'Телефон',
  'login.getCode': 'Получить код',
  'login.code': 'Код из сообщения',
  'login.submit': 'Войти',
  'login.resend': 'Отправить ещё раз',
  'login.logout': 'Выйти',

  'checkout.title': 'Оформление заказа',
  'field.name': 'Имя',
  'field.comment': 'Комментарий',
  'field.date': 'Дата',
  'field.time': 'Время',
  'checkout.asap': 'Как можно скорее',
  'checkout.payment': 'Способ оплаты',
  'cart.tips': 'Чаевые',
  'checkout.express': 'Экспресс-доставка',
  'checkout.orderFor': 'Заказать за {sum}',
  'checkout.book': 'Забронировать',
  'checkout.percent': '{percent}\u00a0%',
  'payment.pay': 'Оплатить',
  'payment.decline': 'Отклонить',
  'payment.leave': 'Вернуться в магазин',

  'order.cancel': 'Отменить заказ',
  'order.repeat': 'Повторить заказ',
  'order.rate': 'Оценить',
  'order.star': '{star} из 5',
  'order.tip': 'Оставить чаевые',
  'status.pending': 'Ожидает оплаты',
  'status.accepted': 'Заказ принят',
  'status.cooking': 'Готовится',
  'status.ready': 'Готов к выдаче',
  'status.courier': 'Курьер в пути',
  'status.handed': 'Заказ вручён',
  'status.cancelled': 'Заказ отменён',

  'account.info': 'Личные данные',
  'account.game': 'Колесо удачи',
  'account.orders': 'История заказов',
  'account.bonuses': 'Бонусы',
  'account.favourites': 'Избранное',
  'account.referrals': 'Приглашения',
  'account.promocodes': 'Мои промокоды',
  'account.preferences': 'Предпочтения',
  'account.notifications': 'Уведомления',
  'common.save': 'Сохранить',
  'wheel.spin': 'Крутить колесо',
  'common.copy': 'Скопировать',
  'field.birth': 'Дата рождения',
  'preferences.vegetarian': 'Вегетарианское',
  'preferences.noGarlic': 'Без чеснока',
  'preferences.noOnion': 'Без лука',
  'preferences.noSpicy': 'Без острого',
  'allergen.garlic': 'чеснок',

  'common.close': 'Закрыть',
  'common.send': 'Отправить',
  'theme.dark': 'Тёмная тема',
  'language.title': 'Язык',
  'currency.title': 'Валюта',
  'cookie.accept': 'Принять',
  'demo.title': 'Демо',
  'workTime.hours': 'с {from} до {to}',
  'unit.kilogram': '{value}\u00a0кг',

  'refusal.invalid_phone': 'Введите корректный номер телефона',
  'refusal.invalid_code': 'Неверный код',
  'refusal.address_without_house': 'Выберите адрес с номером дома',
  'refusal.address_fields_missing': 'Заполните поля: квартира, подъезд, этаж',
  'refusal.outside_delivery_zone': 'Ваш адрес вне зоны доставки',
  'refusal.delivery_cost_unknown': 'Не удалось определить стоимость доставки',
  'refusal.address_incorrect': 'Выберите корректный адрес',
  'refusal.min_sum': 'Не хватает до минимальной суммы заказа: {sum}',
  'refusal.stock_mismatch': 'Количество товаров в корзине не совпадает с остатками, лишнее будет удалено',
  'refusal.items_unavailable': 'Некоторые товары больше недоступны и удалены из корзины',
} as const

it.each(Object.entries(fixed))('%s says «%s»', (key, text) => {
  expect(words[key as keyof typeof fixed]).toBe(text)
})

it('the cart button names count and sum', () => {
  expect(words['header.cartFilled'].few).toBe('Корзина, {count} товара на {sum}')
})

it('the cookie notice says cookie', () => {
  expect(words['cookie.text']).toContain('cookie')
})

it('raises its voice only where the specification does', () => {
  const loud = Object.entries(words).filter(([, message]) => JSON.stringify(message).includes('!'))
  expect(loud.map(([key]) => key)).toEqual(['discount.oneAvailable'])
})
