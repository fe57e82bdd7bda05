// Builds the service worker: worker.js with the names of the files that the page needs to start.

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin, Rolldown } from 'vite'

const HERE = dirname(fileURLToPath(import.meta.url))
/** Files of public/ that the page without a connection uses. */
const PUBLIC = ['icon.svg', 'icon-192.png', 'site.webmanifest']

/** Return the files of the entry: its modules, except those that are fetched on demand, and their styles. */
function startFiles(bundle: Rolldown.OutputBundle): string[] {
  const found = new Set<string>()
  const add = (name: string): void => {
    const chunk = bundle[name]
    if (found.has(name) || chunk?.type !== 'chunk') return
    found.add(name)
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style)
    chunk.imports.forEach(add)
  }
  for (const [name, chunk] of Object.entries(bundle)) if (chunk.type === 'chunk' && chunk.isEntry) add(name)
  return [...found].sort()
}

/** Return the worker's code for a page with these files. */
export function workerCode(source: string, files: readonly string[], version: string): string {
  return source
    .replace('/* SHELL */ []', JSON.stringify(files))
    .replace("/* VERSION */ ''", JSON.stringify(version))
}

export const offlineShell: Plugin = {
  name: 'offline-shell',
  apply: 'build',
  generateBundle(_, bundle) {
    const read = (name: string): Buffer => readFileSync(join(HERE, name))
    const source = read('worker.js').toString()
    const files = ['/', ...PUBLIC.map((name) => `/${name}`), ...startFiles(bundle).map((name) => `/${name}`)]
    // Names of assets contain a hash of their content. The page itself and public files have the same name in every build.
    const hash = createHash('sha256').update(files.join()).update(source).update(read('index.html'))
    for (const name of PUBLIC) hash.update(read(`public/${name}`))
    const version = hash.digest('hex').slice(0, 16)
    this.emitFile({ type: 'asset', fileName: 'worker.js', source: workerCode(source, files, version) })
  },
}
