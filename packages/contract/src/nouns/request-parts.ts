import { LIMITS } from '../limits.ts'
import { money, optionalMoney } from '../wire/money.ts'
import { count, optionalCount } from '../wire/number.ts'
import { inRange, maxLength } from '../wire/request-limit.ts'
import { optionalText, text, verbatim, word } from '../wire/text.ts'

/**
 * What requests bring again and again, each with its limit. The limits hold in requests only: the same noun is read
 * whatever its size where it is stored already, or where another server answers with it.
 */
export const phone = maxLength(text, LIMITS.phone)
export const personName = maxLength(text, LIMITS.name)
export const dishNote = maxLength(text, LIMITS.dishNote)
export const comment = maxLength(text, LIMITS.comment)
export const shortWord = maxLength(text, LIMITS.word)
export const language = maxLength(text, LIMITS.word)
export const searchText = maxLength(text, LIMITS.search)
export const key = maxLength(verbatim, LIMITS.key)
export const optionalKey = maxLength(optionalText, LIMITS.key)
export const promocode = maxLength(verbatim, LIMITS.promocode)
export const optionalPromocode = maxLength(optionalText, LIMITS.promocode)
export const longAddress = maxLength(verbatim, LIMITS.url)
export const pushAddress = maxLength(word, LIMITS.url)

const moneyLength = { maxLength: String(LIMITS.money).length + 1 }
export const requestMoney = inRange(money, 0, LIMITS.money, moneyLength)
export const optionalRequestMoney = inRange(optionalMoney, 0, LIMITS.money, moneyLength)

export const latitude = inRange(count, -90, 90)
export const longitude = inRange(count, -180, 180)
export const optionalLatitude = inRange(optionalCount, -90, 90)
export const optionalLongitude = inRange(optionalCount, -180, 180)

/** A page that does not exist is told kindly, as before; a number without end is not one. */
export const pageNumber = inRange(count, -LIMITS.page, LIMITS.page)
