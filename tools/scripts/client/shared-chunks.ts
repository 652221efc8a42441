import { join } from 'node:path'

type ModuleInfo = {
  code: string | null
  importedIds: readonly string[]
  dynamicallyImportedIds: readonly string[]
} | null
type Context = { getModuleInfo: (id: string) => ModuleInfo }
/** Modules by the code that reaches them. */
type Layer = 'stores' | 'pages' | 'access' | 'deferred'

/** Modules that export a whole library; the build keeps the parts that are imported by name. */
const wholeLibrary = /\/(?:radix-ui\/dist\/index|lucide-react\/dist\/esm\/lucide-react)\.mjs$/

/**
 * Groups of modules for the bundler, of what every start of the app loads. At once: `base`, which public pages share,
 * and `shell`. After the first screen: `stores` on the device, then what deferred components and senders share with
 * public pages (`pages`), with the screens of signing in (`access`) and with other screens (`deferred`). Without groups
 * the bundler makes a chunk for each set of screens that share a module: 92 files at once and 132 later. A module is in
 * the first of these groups that needs it, so that none of a later group is loaded for it.
 */
export function sharedChunks(root: string) {
  const web = (file: string) => join(root, 'web', file)
  let layers: Record<Layer, ReadonlySet<string>> | undefined

  const layersOf = (context: Context): Record<Layer, ReadonlySet<string>> => {
    const infoOf = (id: string) => context.getModuleInfo(id)
    const dynamicImports = (ids: string[]) => ids.flatMap((id) => infoOf(id)?.dynamicallyImportedIds ?? [])
    const imports = (id: string) => {
      const { code, importedIds } = infoOf(id) ?? { code: '', importedIds: [] }
      return importedIds.flatMap((one) =>
        wholeLibrary.test(one) ? partsOf(infoOf(one)?.importedIds ?? [], code ?? '') : [one],
      )
    }
    const reachedFrom = (roots: string[]) => {
      const reached = new Set(roots)
      for (const id of reached) for (const next of imports(id)) reached.add(next)
      return reached
    }
    const first = [...reachedFrom([web('index.html')])]
    const pages = [web('public-page.html'), ...dynamicImports([web('public-pages.tsx')])]
    const screens = dynamicImports([web('routes.tsx')])
    const isDeferring = (id: string) =>
      id === web('device-stores.ts') ||
      id.endsWith('-upkeep.ts') ||
      infoOf(id)?.importedIds.includes(web('ui/deferred-component.ts'))
    return {
      stores: reachedFrom(dynamicImports(first).filter((id) => id.endsWith('-store.ts'))),
      pages: reachedFrom(pages),
      access: reachedFrom(screens.filter((id) => id.includes('/features/access/'))),
      deferred: reachedFrom(dynamicImports(first.filter(isDeferring))),
    }
  }

  const group = (priority: number, nameOf: (isIn: (layer: Layer) => boolean) => string | null) => ({
    name(id: string, context: Context) {
      layers ??= layersOf(context)
      const found = layers
      return nameOf((layer) => found[layer].has(id))
    },
    // The entries keep chunks of their own, by which the manifest lists them, as do styles.
    test: /(?<!\.html|\.css|\/main\.tsx|\/public-main\.tsx)$/,
    priority,
    includeDependenciesRecursively: false,
  })
  const later = (priority: number, layer: Layer) =>
    group(priority, (isIn) => (isIn('deferred') && isIn(layer) ? layer : null))

  return [
    { ...group(5, (isIn) => (isIn('pages') ? 'base' : 'shell')), tags: ['$initial' as const] },
    later(4, 'stores'),
    later(3, 'pages'),
    later(2, 'access'),
    later(1, 'deferred'),
  ]
}

/** The `modules` of icons and primitives that `code` imports by name: `Table2` is `table-2.mjs` or `react-table-2/`. */
function partsOf(modules: readonly string[], code: string): string[] {
  const lists = code.matchAll(/import\s*\{([^}]*)\}\s*from\s*["'](?:lucide-react|radix-ui)["']/g)
  const names = [...lists]
    .flatMap(([, list]) => [...list!.matchAll(/(\w+)(?: as \w+)?/g)])
    .map(([, name]) => name!.replace(/(?<=[a-z])(?=[A-Z\d])/g, '-').toLowerCase())
  return modules.filter((id) =>
    names.some((name) => id.endsWith(`/${name}.mjs`) || id.includes(`/react-${name}/`)),
  )
}
