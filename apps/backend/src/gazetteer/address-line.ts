/** «Озёрск, Садовая улица, 14»; a village whose one street has its name is said once. */
export function addressLine(city: string, street: string, house: string): string {
  const isAgain = street.toLowerCase() === city.toLowerCase()
  return [city, isAgain ? '' : street, house].filter((part) => part !== '').join(', ')
}
