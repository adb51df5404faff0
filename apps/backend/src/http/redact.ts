/** What a query may say in a log; everything else could be a key, a phone or somebody's address. */
const HARMLESS = new Set(
  [
    '_embed after currency date distance_time lang nocache page page_type path people per_page product_id',
    'protocol shipping_method slug spent status stock_id t variation_id version warehouse_id zone',
  ].flatMap((names) => names.split(' ')),
)
const NAME = /^[a-z_]{1,40}$/i
/** A network printer says its key in its address: whoever knows it reads what is printed. */
const PRINTER_KEY = /(\/cloudprnt\/)[^/?#]+/
const LONGEST = 500

/** An address as the log may hold it: who reads logs must not become a customer, nor learn where one lives. */
export function redact(url: string): string {
  const [, whole = '', query] = /^([^?#]*)(?:\?([^#]*))?/.exec(url) ?? []
  const path = whole.replace(PRINTER_KEY, '$1***')
  const shown = query?.split('&').map((pair) => {
    const [name = ''] = pair.split('=', 1)
    if (HARMLESS.has(name.toLowerCase())) return pair
    return NAME.test(name) ? `${name}=***` : '***'
  })
  return (shown ? `${path}?${shown.join('&')}` : path).slice(0, LONGEST)
}
