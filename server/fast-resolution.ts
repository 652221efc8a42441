import { type ResolveFnOutput, registerHooks } from 'node:module'

const root = new URL('..', import.meta.url).href
const packages = '/node_modules/'
const inDrizzle = '/node_modules/drizzle-orm/'
/** Files of packages that the product imports, by specifier. */
const resolved = new Map<string, ResolveFnOutput>()

// For each of a start's 5,800 imports Node looks up the file, its real path and its package.json, and parses the latter
// again: Drizzle's has 179 kB. Where the import tells its file, that is left out.
registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = '', conditions } = context
    // `require` gets other files of a package.
    if (!conditions.includes('import') || specifier.startsWith('node:')) return next(specifier, context)
    if (specifier.startsWith('.')) {
      if (specifier.endsWith('.ts')) return found(new URL(specifier, parentURL), 'module-typescript')
      const isModule = specifier.endsWith('.mjs') || parentURL.includes(inDrizzle)
      return isModule ? found(new URL(specifier, parentURL), 'module') : next(specifier, context)
    }
    // A package may have its own version of another, and its own `#server`.
    if (parentURL.includes(packages) && !specifier.startsWith('drizzle-orm')) return next(specifier, context)
    if (/^#(?:contract|server)\//.test(specifier))
      return found(new URL(specifier.slice(1), root), 'module-typescript')
    const known = resolved.get(specifier) ?? { ...next(specifier, context), shortCircuit: true }
    resolved.set(specifier, known)
    return known
  },
})

const found = ({ href }: URL, format: string): ResolveFnOutput => ({ url: href, format, shortCircuit: true })
