/** A step further in the address of the page around it, which shows it itself. */
export default function NestedRoute() {
  return null
}
