// No function of the page or its tests is longer than 60 lines. (tests/test_structure.py measures files.)

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'

const LONGEST = 60
const ROOT = join(__dirname, '..')

function sources(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|svelte)$/.test(file))
    .map((file) => join(folder, file))
}

/** Return the TypeScript of a file, or of a component's scripts. */
function script(file: string): string {
  const text = readFileSync(join(ROOT, file), 'utf8')
  if (file.endsWith('.ts')) return text
  return [...text.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map((found) => found[1]).join('\n')
}

const isDescribe = (node: ts.Node): boolean =>
  ts.isCallExpression(node) && /^describe\b/.test(node.expression.getText())

/** Check whether a function only holds a group of test cases. */
function isGroup(node: ts.FunctionLikeDeclaration): boolean {
  if (isDescribe(node.parent)) return true
  const statements = node.body && ts.isBlock(node.body) ? node.body.statements : []
  const [only] = statements
  return statements.length === 1 && only !== undefined && ts.isExpressionStatement(only) && isDescribe(only.expression)
}

/** Return functions by name with their number of lines. */
function functions(text: string): [string, number][] {
  const source = ts.createSourceFile('file.ts', text, ts.ScriptTarget.Latest, true)
  const line = (at: number): number => source.getLineAndCharacterOfPosition(at).line + 1
  const found: [string, number][] = []
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body && !isGroup(node)) {
      const first = line(node.getStart())
      found.push([node.name?.getText(source) ?? `line ${first}`, line(node.end) - first + 1])
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

it('no function is longer than 60 lines', () => {
  const tooLong = ['src', 'tests', 'e2e']
    .flatMap(sources)
    .flatMap((file) => functions(script(file)).map(([name, lines]) => ({ file, name, lines })))
    .filter(({ lines }) => lines > LONGEST)
  expect(tooLong).toEqual([])
})

it('long functions are found', () => {
  const body = '  a();\n'.repeat(70)
  expect(functions(`const f = () => {\n${body}};\nfunction g() {}`)).toEqual([
    ['line 1', 72],
    ['g', 1],
  ])
})
