import type { GazetteerEntry } from '@samobranka/contract'
import type { Point } from '@samobranka/rules'
import { addressLine } from './address-line.ts'
import { addressWords, houseKey, isKind } from './address-words.ts'
import { matchStreet } from './match-street.ts'
import { nearest } from './nearest.ts'
import type { FoundAddress, Street } from './street.ts'

export interface Gazetteer {
  /** What a half-typed address may mean, best first. */
  suggest(text: string): FoundAddress[]
  /** The one address a full line names; null when it names none of ours. */
  find(line: string): FoundAddress | null
  /** The house nearest to a point; null when none is within reach. */
  locate(point: Point): FoundAddress | null
}

const SUGGESTIONS = 10

export function createGazetteer(entries: readonly GazetteerEntry[]): Gazetteer {
  const streets = gatherStreets(entries)
  const houses = streets.flatMap((street) => street.houses)

  function matches(text: string) {
    const words = addressWords(text)
    if (words.length === 0) return []
    return streets
      .map((street) => matchStreet(street, words))
      .filter((match) => match !== null)
      .sort((a, b) => a.rank - b.rank)
  }

  return {
    suggest(text) {
      const found = matches(text).flatMap(({ street, house }) => housesOf(street, house))
      return found.slice(0, SUGGESTIONS)
    },
    find(line) {
      for (const { street, house, whole } of matches(line)) {
        if (!whole) continue
        if (house === '') return street.entry
        const exact = street.houses.find((one) => houseKey(one.house) === house)
        if (exact) return exact
      }
      return null
    },
    locate: (point) => nearest(houses, point),
  }
}

function housesOf(street: Street, house: string): FoundAddress[] {
  if (house === '') return [street.entry, ...street.houses]
  const exact = street.houses.filter((one) => houseKey(one.house) === house)
  const longer = street.houses.filter(
    (one) => houseKey(one.house) !== house && houseKey(one.house).startsWith(house),
  )
  return [...exact, ...longer]
}

function gatherStreets(entries: readonly GazetteerEntry[]): Street[] {
  const groups = new Map<string, GazetteerEntry[]>()
  for (const entry of entries) {
    const name = `${entry.city}\n${entry.street}`
    const group = groups.get(name)
    if (group) group.push(entry)
    else groups.set(name, [entry])
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const words = addressWords(first.street)
    const own = group.find((entry) => entry.house === '') ?? middle(group) ?? first
    const houses = group.filter((entry) => entry.house !== '').map(asFound)
    return [
      {
        words,
        nameWords: nameWords(words),
        cityWords: addressWords(first.city),
        entry: asFound({ ...own, house: '' }),
        houses: houses.sort((a, b) => a.house.localeCompare(b.house, 'ru', { numeric: true })),
      },
    ]
  })
}

/** «Набережная улица» is named by a kind of street. */
function nameWords(words: readonly string[]): readonly string[] {
  const own = words.filter((word) => !isKind(word))
  return own.length > 0 ? own : words.slice(0, 1)
}

/** A street without a place of its own lies where its middle house stands. */
function middle(group: readonly GazetteerEntry[]): GazetteerEntry | undefined {
  return group[Math.floor(group.length / 2)]
}

function asFound(entry: GazetteerEntry): FoundAddress {
  const { city, street, house, lat, lon } = entry
  return { line: addressLine(city, street, house), city, street, house, lat, lon, hasHouse: house !== '' }
}
