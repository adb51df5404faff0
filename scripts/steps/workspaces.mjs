import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { inRoot } from './root.mjs'

/** Folders of the workspaces that have the given npm script, by the root's own list. */
export function workspacesWith(script) {
  const { workspaces } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'))
  return workspaces.flatMap(foldersOf).filter((folder) => {
    const file = inRoot(folder, 'package.json')
    return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).scripts?.[script] !== undefined
  })
}

function foldersOf(pattern) {
  if (!pattern.endsWith('/*')) return [pattern]
  const parent = pattern.slice(0, -2)
  return readdirSync(inRoot(parent)).map((name) => `${parent}/${name}`)
}
