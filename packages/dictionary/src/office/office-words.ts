import type { Language } from '../language.ts'
import type { Message } from '../message.ts'
import { counter as counterEn } from './counter/en.ts'
import { counter as counterRu } from './counter/ru.ts'
import { deeds as deedsEn } from './deeds/en.ts'
import { deeds as deedsRu } from './deeds/ru.ts'
import { demo as demoEn } from './demo/en.ts'
import { demo as demoRu } from './demo/ru.ts'
import { journal as journalEn } from './journal/en.ts'
import { journal as journalRu } from './journal/ru.ts'
import { kitchen as kitchenEn } from './kitchen/en.ts'
import { kitchen as kitchenRu } from './kitchen/ru.ts'
import { orders as ordersEn } from './orders/en.ts'
import { orders as ordersRu } from './orders/ru.ts'
import { people as peopleEn } from './people/en.ts'
import { people as peopleRu } from './people/ru.ts'
import { printing as printingEn } from './printing/en.ts'
import { printing as printingRu } from './printing/ru.ts'
import { refusals as refusalsEn } from './refusals/en.ts'
import { refusals as refusalsRu } from './refusals/ru.ts'
import { setup as setupEn } from './setup/en.ts'
import { setup as setupRu } from './setup/ru.ts'
import { shell as shellEn } from './shell/en.ts'
import { shell as shellRu } from './shell/ru.ts'
import { staff as staffEn } from './staff/en.ts'
import { staff as staffRu } from './staff/ru.ts'
import { staffRefusals as staffRefusalsEn } from './staff-refusals/en.ts'
import { staffRefusals as staffRefusalsRu } from './staff-refusals/ru.ts'
import { switches as switchesEn } from './switches/en.ts'
import { switches as switchesRu } from './switches/ru.ts'
import { tables as tablesEn } from './tables/en.ts'
import { tables as tablesRu } from './tables/ru.ts'

const ru = {
  ...counterRu,
  ...deedsRu,
  ...demoRu,
  ...journalRu,
  ...kitchenRu,
  ...ordersRu,
  ...peopleRu,
  ...printingRu,
  ...refusalsRu,
  ...setupRu,
  ...shellRu,
  ...staffRu,
  ...staffRefusalsRu,
  ...switchesRu,
  ...tablesRu,
}

/** A word of the office: it is not among those that every guest loads. */
export type OfficeKey = keyof typeof ru
export type OfficeWords = Readonly<Record<OfficeKey, Message>>

const en: OfficeWords = {
  ...counterEn,
  ...deedsEn,
  ...demoEn,
  ...journalEn,
  ...kitchenEn,
  ...ordersEn,
  ...peopleEn,
  ...printingEn,
  ...refusalsEn,
  ...setupEn,
  ...shellEn,
  ...staffEn,
  ...staffRefusalsEn,
  ...switchesEn,
  ...tablesEn,
}

/** The office speaks Russian and English; whoever reads another language reads English. */
export function officeWords(language: Language): OfficeWords {
  return language === 'ru' ? ru : en
}

export function isOfficeKey(text: string): text is OfficeKey {
  return Object.hasOwn(ru, text)
}
