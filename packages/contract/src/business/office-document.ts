import { isObject, type JsonObject } from '../wire/json.ts'

type Text = readonly [russian: string, english: string]

const reason = (id: string, name: Text, guest: Text = ['', '']): JsonObject => ({
  id,
  name: name[0],
  guest_text: guest[0],
  translations: { en: { name: name[1], guest_text: guest[1] } },
})

const template = (id: string, name: Text, text: Text): JsonObject => ({
  id,
  name: name[0],
  text: text[0],
  translations: { en: { name: name[1], text: text[1] } },
})

/** How a restaurant works that has said nothing about it. */
const USUAL: JsonObject = {
  reasons: {
    refuse: [
      reason(
        'sold_out',
        ['Закончились продукты', 'Sold out'],
        ['К сожалению, часть блюд закончилась.', 'Some of the dishes are sold out, we are sorry.'],
      ),
      reason(
        'too_busy',
        ['Слишком много заказов', 'Too many orders'],
        [
          'Сейчас очень много заказов, мы не успеем приготовить ваш вовремя.',
          'We have too many orders right now and could not make yours in time.',
        ],
      ),
      reason(
        'closing',
        ['Кухня закрывается', 'The kitchen is closing'],
        ['Кухня уже закрывается.', 'The kitchen is closing.'],
      ),
      reason(
        'no_courier',
        ['Нет курьера', 'No courier'],
        ['Сейчас нет свободного курьера.', 'There is no courier free right now.'],
      ),
    ],
    cancel: [
      reason('guest_asked', ['Попросил гость', 'The guest asked for it']),
      reason(
        'no_answer',
        ['Гость не отвечает', 'The guest does not answer'],
        ['Мы не смогли с вами связаться.', 'We could not reach you.'],
      ),
      reason(
        'sold_out',
        ['Закончились продукты', 'Sold out'],
        ['К сожалению, часть блюд закончилась.', 'Some of the dishes are sold out, we are sorry.'],
      ),
      reason('not_collected', ['Не забрали', 'Not collected'], ['Заказ не забрали.', 'Nobody came for it.']),
      reason('refused_at_door', ['Отказ при вручении', 'Refused at the door']),
      reason(
        'accident',
        ['Происшествие в пути', 'An accident on the way'],
        [
          'С заказом в пути произошла неприятность, приносим извинения.',
          'Something happened to your order on its way, we are sorry.',
        ],
      ),
      reason(
        'unanswered',
        ['Никто не принял заказ', 'Nobody accepted it'],
        [
          'Мы не успели принять ваш заказ и просим прощения. Если вы платили, деньги вернутся.',
          'We failed to take your order in time and are sorry. Whatever you paid comes back.',
        ],
      ),
    ],
    refund: [
      reason('missing', ['Чего-то не хватает', 'Something is missing']),
      reason('wrong', ['Привезли не то', 'The wrong dish']),
      reason('quality', ['Плохо приготовлено', 'Badly made']),
      reason('late', ['Опоздали', 'Too late']),
      reason('kindness', ['Жест внимания', 'As a courtesy']),
    ],
    later: [
      reason(
        'busy',
        ['Много заказов', 'Many orders'],
        ['Сейчас много заказов.', 'There are many orders right now.'],
      ),
      reason(
        'courier',
        ['Задерживается курьер', 'The courier is late'],
        ['Курьер задерживается.', 'The courier is late.'],
      ),
      reason(
        'remake',
        ['Готовим заново', 'Made again'],
        [
          'Готовим одно из блюд заново, чтобы оно было хорошим.',
          'We make one of the dishes again to get it right.',
        ],
      ),
      reason('weather', ['Погода', 'Weather'], ['Дорога дольше из-за погоды.', 'The weather slows us down.']),
    ],
  },
  message_templates: [
    template(
      'calling',
      ['Не дозвонились', 'No answer'],
      [
        'Не смогли до вас дозвониться. Перезвоните нам, пожалуйста.',
        'We could not reach you by phone. Please call us back.',
      ],
    ),
    template(
      'at_door',
      ['Курьер у двери', 'At the door'],
      ['Курьер у вашей двери.', 'The courier is at your door.'],
    ),
    template(
      'ready',
      ['Можно забирать', 'Come and get it'],
      ['Заказ готов, можно забирать.', 'Your order is ready, come and get it.'],
    ),
  ],
  refund_step_up_above: '5000.00',
  accept_minutes: [10, 15, 20, 30, 45],
  busy_minutes: [10, 20, 30, 45],
}

/** office.json with what it leaves unsaid. */
export function officeDocument(own: JsonObject | undefined): JsonObject {
  const reasons = own && isObject(own.reasons) ? own.reasons : {}
  return { ...USUAL, ...own, reasons: { ...(USUAL.reasons as JsonObject), ...(reasons as JsonObject) } }
}
