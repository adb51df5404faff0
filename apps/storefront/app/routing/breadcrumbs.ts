interface Step {
  readonly name: string
  readonly address: string
}

/** schema.org's BreadcrumbList: the way from the shop's door to the page. */
export function breadcrumbs(trail: readonly Step[], publicUrl: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, address }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(address, publicUrl).href,
    })),
  }
}
