/** «Озёрск, Садовая улица, 14» */
export function addressLine(city: string, street: string, house: string): string {
  return [city, street, house].filter((part) => part !== '').join(', ')
}
