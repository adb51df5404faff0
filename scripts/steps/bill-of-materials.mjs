import { readFileSync } from 'node:fs'
import { inRoot } from './root.mjs'
import { run, StepFailed } from './run.mjs'

const readJson = (name) => JSON.parse(readFileSync(inRoot(name), 'utf8'))

/** All that a shop is made of, on every system, as CycloneDX: from the lockfile alone, so nothing need be installed. */
export async function billOfMaterials() {
  const args = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only']
  const { code, output, answer } = await run('npm', args, { quiet: true })
  if (code !== 0) throw new StepFailed(`npm sbom failed (exit ${code}); npm 10 or newer makes it:\n${output}`)
  const bill = JSON.parse(answer)
  // npm calls it by the folder it happens to lie in.
  bill.metadata.component.name = readJson('package.json').name
  const shipped = shippedPackages(bill.metadata.component['bom-ref'])
  const isShipped = (ref) => shipped.has(ref)
  bill.components = bill.components.filter((component) => isShipped(component['bom-ref']))
  bill.dependencies = bill.dependencies
    .filter(({ ref }) => isShipped(ref))
    .map((each) => ({ ...each, dependsOn: each.dependsOn.filter(isShipped) }))
  return bill
}

/** By the lockfile's own marks: with `--omit=dev` npm would drop whatever some tool uses too, React and pg among it. */
function shippedPackages(root) {
  const shipped = Object.entries(readJson('package-lock.json').packages).filter(
    ([path, { dev, link }]) => !dev && !link && !['', 'e2e', 'bench'].includes(path),
  )
  const refs = shipped.map(
    ([path, { name, version }]) => `${name ?? path.split('node_modules/').at(-1)}@${version}`,
  )
  return new Set([root, ...refs])
}
