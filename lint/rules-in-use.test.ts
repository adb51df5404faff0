import { readdirSync, readFileSync } from 'node:fs'
import { join, posix, resolve, sep } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const RULES = 'packages/rules/src'
const INDEX = `${RULES}/index.ts`
/** What a shop runs. Tests, their builders and benchmarks keep nothing alive. */
const product = [
  'apps/backend/src',
  'apps/host/src',
  'apps/office/src',
  'apps/storefront/app',
  'apps/storefront/worker',
  'apps/office/src',
  'packages/contract/src',
  'packages/demo/src',
].flatMap(sourcesIn)
const rules = new Map(sourcesIn(RULES).map((file) => [file, parse(file)]))

function sourcesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => posix.join(folder, name.split(sep).join('/')))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file))
}

function parse(file: string): ts.SourceFile {
  return ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest)
}

const textOf = (node: ts.Node | undefined) => (node && ts.isStringLiteral(node) ? node.text : '')
const target = (file: string, specifier: string) => posix.join(posix.dirname(file), specifier)

/** Each name that may be imported from the file, with the place that declares it. */
function exportsOf(file: string): Map<string, string> {
  const names = new Map<string, string>()
  for (const statement of rules.get(file)?.statements ?? []) {
    if (ts.isExportDeclaration(statement)) {
      const theirs = exportsOf(target(file, textOf(statement.moduleSpecifier)))
      const named = statement.exportClause
      if (!named) for (const [name, place] of theirs) names.set(name, place)
      else if (ts.isNamedExports(named))
        for (const { name, propertyName } of named.elements)
          names.set(
            name.text,
            theirs.get((propertyName ?? name).text) ?? `${file} ${name.text}, which nobody declares`,
          )
    } else if (ts.canHaveModifiers(statement) && isExported(statement)) {
      for (const name of namesOf(statement)) names.set(name, `${file.slice(RULES.length + 1)} ${name}`)
    }
  }
  return names
}

const isExported = (statement: ts.HasModifiers) =>
  ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false

function namesOf(statement: ts.Node): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) =>
      ts.isIdentifier(name) ? name.text : [],
    )
  const { name } = statement as ts.DeclarationStatement
  return name && ts.isIdentifier(name) ? [name.text] : []
}

/** The names a file imports from somewhere. */
function importsOf(source: ts.SourceFile): { readonly from: string; readonly names: readonly string[] }[] {
  return source.statements.filter(ts.isImportDeclaration).map(({ importClause, moduleSpecifier }) => {
    const bindings = importClause?.namedBindings
    const names = bindings && ts.isNamedImports(bindings) ? bindings.elements : []
    return {
      from: textOf(moduleSpecifier),
      names: names.map(({ name, propertyName }) => (propertyName ?? name).text),
    }
  })
}

const exported = exportsOf(INDEX)
const taken = new Set(
  product
    .filter((file) => readFileSync(join(root, file), 'utf8').includes('@samobranka/rules'))
    .flatMap((file) => importsOf(parse(file)))
    .flatMap(({ from, names }) => (from === '@samobranka/rules' ? names : [])),
)

it('every export of rules is imported by the product', () => {
  expect(product.length).toBeGreaterThan(800)
  expect([...exported.keys()].filter((name) => !taken.has(name))).toEqual([])
})

it('every name a file of the rules exports is used by the product or by another of them', () => {
  const used = new Set([...taken].map((name) => exported.get(name)))
  for (const [file, source] of rules)
    for (const { from, names } of importsOf(source))
      for (const name of names) used.add(exportsOf(target(file, from)).get(name))
  const declared = [...rules.keys()].flatMap((file) => [...exportsOf(file).values()])
  expect(declared.length).toBeGreaterThan(200)
  expect([...new Set(declared)].filter((place) => !used.has(place))).toEqual([])
})
