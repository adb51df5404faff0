interface Named {
  readonly id: number
  readonly name: string
  readonly categories: string
}

/**
 * What begins with a letter or two. Weighing every one of thousands that do, to show thirty, would be felt at each
 * key: the names that begin with it go first, then other words of names, then categories, each as published.
 */
export function beginnings() {
  const all: Named[] = []
  return {
    add(id: number, nameKey: string, categoriesKey: string): void {
      all.push({ id, name: nameKey, categories: categoriesKey })
    },
    find(keys: readonly string[], most: number): readonly number[] {
      const found = new Set<number>()
      const tests: ((named: Named, key: string) => boolean)[] = [
        ({ name }, key) => name.startsWith(key),
        ({ name }, key) => name.includes(` ${key}`),
        ({ categories }, key) => categories.startsWith(key) || categories.includes(` ${key}`),
      ]
      for (const test of tests) {
        for (const named of all) {
          if (found.size === most) return [...found]
          if (keys.some((key) => test(named, key))) found.add(named.id)
        }
      }
      return [...found]
    },
  }
}
