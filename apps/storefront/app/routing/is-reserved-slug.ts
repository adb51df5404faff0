/** A name that no page of the operator can have: at that address the host answers something else. */
export const isReservedSlug = (slug: string): boolean => slug === 'office'
