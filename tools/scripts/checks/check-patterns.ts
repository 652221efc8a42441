import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Argument, type ArrayExpressionElement, type Expression, parseSync, Visitor } from 'oxc-parser'
import { analyse } from 'scslre'

/** A regular expression of the code; `start` is its offset in the file. */
type Pattern = { start: number; source: string; flags: string }
type Checked = { patterns: number; found: string[] }

/** Findings in all code of the product below `root`, with the number of files and patterns read. */
export function checkPatterns(root: string): Checked & { files: number } {
  const files = globSync('{contract,server,web}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/*.test.{ts,tsx}'],
  })
  const checked = files.map((file) => checkText(file, readFileSync(join(root, file), 'utf8')))
  return {
    files: files.length,
    patterns: checked.reduce((sum, { patterns }) => sum + patterns, 0),
    found: checked.flatMap(({ found }) => found),
  }
}

/**
 * Patterns of one file that take super-linear time on one character many times: a repetition competes with another
 * or with itself, or is tried anew from each place of the text. Does not find attacks that repeat several characters.
 */
export function checkText(file: string, text: string): Checked {
  const patterns = patternsIn(file, text)
  const found = patterns.flatMap(({ start, source, flags }) => {
    const { reports } = analyse({ source, flags })
    if (!reports[0]) return []
    const time = reports.some(({ exponential }) => exponential) ? 'exponential' : 'super-linear'
    const line = text.slice(0, start).split('\n').length
    return `${file}:${line} takes ${time} time on many ${JSON.stringify(reports[0].character.pick)}: /${source}/${flags}`
  })
  return { patterns: patterns.length, found }
}

/** Literals, and calls of `RegExp` as far as their text stands in the file. */
function patternsIn(file: string, text: string): Pattern[] {
  const { program, errors } = parseSync(file, text)
  if (errors[0]) throw new Error(`${file} cannot be parsed: ${errors[0].message}`)
  const literals: Pattern[] = []
  const calls: { start: number; args: Argument[] }[] = []
  const constants = new Map<string, Expression>()
  const keepCall = (node: { start: number; callee: Expression; arguments: Argument[] }) => {
    if (node.callee.type === 'Identifier' && node.callee.name === 'RegExp')
      calls.push({ start: node.start, args: node.arguments })
  }
  new Visitor({
    Literal(node) {
      if ('regex' in node)
        literals.push({ start: node.start, source: node.regex.pattern, flags: node.regex.flags })
    },
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init) constants.set(id.name, init)
    },
    NewExpression: keepCall,
    CallExpression: keepCall,
  }).visit(program)
  const built = calls.map(({ start, args }) => {
    const [source = '', flags = ''] = args.map((arg) => textOf(arg, constants))
    return { start, source, flags }
  })
  return [...literals, ...built]
}

const unknownText = 'x'

/** The text of an expression; a part known only at run time is `unknownText`. */
function textOf(node: Argument | ArrayExpressionElement, constants: ReadonlyMap<string, Expression>): string {
  const text = (part: Argument | ArrayExpressionElement) => textOf(part, constants)
  switch (node?.type) {
    case 'Literal':
      return 'regex' in node ? node.regex.pattern : String(node.value)
    case 'TemplateLiteral':
      return String.raw(
        { raw: node.quasis.map(({ value }) => value.cooked ?? '') },
        ...node.expressions.map(text),
      )
    // Of `String.raw`, the only tag of patterns.
    case 'TaggedTemplateExpression':
      return String.raw(
        { raw: node.quasi.quasis.map(({ value }) => value.raw) },
        ...node.quasi.expressions.map(text),
      )
    case 'Identifier': {
      // A constant that is its own part is another one of its name.
      const others = new Map(constants)
      others.delete(node.name)
      return textOf(constants.get(node.name) ?? null, others)
    }
    case 'MemberExpression':
      return node.property.type === 'Identifier' && node.property.name === 'source'
        ? text(node.object)
        : unknownText
    case 'CallExpression': {
      // `['a', 'b'].join('|')`
      const { callee, arguments: args } = node
      if (callee.type !== 'MemberExpression' || callee.object.type !== 'ArrayExpression') return unknownText
      return callee.object.elements.map(text).join(text(args[0] ?? null))
    }
    default:
      return unknownText
  }
}
