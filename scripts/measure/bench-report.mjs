import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, release, totalmem, type } from 'node:os'
import { delimiter } from 'node:path'
import { inRoot } from '../steps/root.mjs'
import { coreTime, stolenShare } from './stolen-time.mjs'

/** The report is made by the program that measures: so this is when it began. */
const began = coreTime()

const ratioOf = ({ value, reference }) => (reference ? value / reference.value : null)

/** true, false, or null where no budget was set. */
export function passes(row) {
  if (!row.budget) return null
  const { most, mostOf, ratio } = row.budget
  if (most !== undefined) return row.value <= most
  return mostOf === undefined ? ratioOf(row) >= ratio : ratioOf(row) <= mostOf
}

const figure = (value) =>
  value >= 100 ? Math.round(value).toLocaleString('en') : value >= 10 ? value.toFixed(1) : value.toFixed(2)

function budgetText({ budget, unit }) {
  if (!budget) return ''
  const { most, mostOf, ratio } = budget
  if (most !== undefined) return `≤ ${figure(most)} ${unit}`
  return mostOf === undefined ? `≥ ${ratio} of it` : `≤ ${figure(mostOf)} of it`
}

export function lineOf(row) {
  const passed = passes(row)
  return [
    row.name,
    `${figure(row.value)} ${row.unit}`,
    row.reference ? `${row.reference.name}: ${figure(row.reference.value)}` : '',
    row.reference ? ratioOf(row).toFixed(2) : '',
    budgetText(row),
    passed === null ? '' : passed ? 'pass' : 'MISS',
  ]
}

function machine() {
  const { version } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'))
  const commit = tryRun('git', ['rev-parse', '--short', 'HEAD'])
  const [cpu] = cpus()
  return [
    `Samobranka ${version} ${commit}, Node ${process.version}, ${type()} ${release()}`,
    versions(),
    `${cpus().length} × ${cpu?.model.trim() ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GB`,
    new Date().toISOString().slice(0, 16).replace('T', ' '),
    // A machine that was busy with something else measured that too, and so did one whose cores were somebody else's.
    `load ${loadavg()[1]?.toFixed(1)}, ${(stolenShare(began, coreTime()) * 100).toFixed(1)} % of its cores' time stolen`,
  ]
}

/** The versions of what references are made of, as far as they are installed. */
function versions() {
  const ofPackage = (name) =>
    JSON.parse(readFileSync(inRoot('node_modules', name, 'package.json'), 'utf8')).version
  const ofServer = /nginx\/([\d.]+)/.exec(tryRun('nginx', ['-v']))?.[1]
  return [
    `React ${ofPackage('react')}, React Router ${ofPackage('react-router')}`,
    ...(ofServer ? [`nginx ${ofServer}`] : []),
  ].join(', ')
}

/** Whatever a program says, in whichever of its two voices. */
function tryRun(program, args) {
  const path = [process.env.PATH, '/usr/sbin', '/usr/local/sbin'].join(delimiter)
  const { stdout, stderr } = spawnSync(program, args, {
    cwd: inRoot(),
    encoding: 'utf8',
    env: { ...process.env, PATH: path },
  })
  return `${stdout ?? ''}${stderr ?? ''}`.trim()
}

const heads = ['Figure', 'Here', 'Reference of the same run', 'Ratio', 'Budget', '']

/** Writes the table and the plot, and answers where; `name` is the one subject that was taken, or `latest` for a whole run. */
export function writeReport(rows, name = 'latest') {
  const folder = inRoot('bench', 'results')
  mkdirSync(folder, { recursive: true })
  const about = machine()
  const table = [heads, heads.map(() => '---'), ...rows.map(lineOf)].map(
    (cells) => `| ${cells.join(' | ')} |`,
  )
  writeFileSync(
    `${folder}/${name}.md`,
    `# Figures\n\n${about.join(' · ')}\n\n${table.join('\n')}\n\n![plot](${name}.svg)\n`,
  )
  writeFileSync(`${folder}/${name}.svg`, plot(rows, about))
  return `${folder}/${name}.md`
}

/** How far each budgeted figure is from its budget: 1 is the line, further right is better. */
function plot(rows, about) {
  const bars = rows.filter((row) => row.budget).map((row) => ({ name: row.name, reach: reachOf(row) }))
  const height = 60 + bars.length * 26
  const x = (reach) => 360 + Math.min(reach, 3) * 140
  const drawn = bars.map(({ name, reach }, index) => {
    const y = 50 + index * 26
    const colour = reach >= 1 ? '#2f9e44' : '#e03131'
    return `<text x="350" y="${y + 13}" text-anchor="end">${asXml(name)}</text>
<rect x="360" y="${y}" width="${(x(reach) - 360).toFixed(1)}" height="18" fill="${colour}"/>
<text x="${(x(reach) + 6).toFixed(1)}" y="${y + 13}">${reach.toFixed(2)}</text>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 860 ${height}" font-family="system-ui,sans-serif" font-size="12">
<rect width="860" height="${height}" fill="#fff"/>
<text x="10" y="18" font-size="14" font-weight="600">Budget reached (1 = met, longer is better)</text>
<text x="10" y="36" fill="#666">${asXml(about.join(' · '))}</text>
<line x1="${x(1)}" x2="${x(1)}" y1="44" y2="${height - 6}" stroke="#333" stroke-dasharray="3 3"/>
${drawn.join('\n')}
</svg>
`
}

function reachOf(row) {
  const { most, mostOf, ratio } = row.budget
  if (most !== undefined) return most / row.value
  return mostOf === undefined ? ratioOf(row) / ratio : mostOf / ratioOf(row)
}

const asXml = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
