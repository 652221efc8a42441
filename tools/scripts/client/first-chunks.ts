type ModuleInfo = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null
type Context = { getModuleInfo: (id: string) => ModuleInfo }

const pages = 'web/public-pages.tsx'

/**
 * Names the chunk of a module of a first load: `base` for what the app shares with the public pages, `shell` for the
 * rest of the app. Without names the bundler makes a chunk for each set of screens that share a module: 92 files and
 * 18 % more bytes for the dashboard.
 */
export function firstChunks(root: string) {
  let shared: Set<string> | undefined
  const ofPages = (context: Context) => {
    const reached = new Set<string>()
    const waiting = [...(context.getModuleInfo(`${root}/${pages}`)?.dynamicallyImportedIds ?? [])]
    waiting.push(`${root}/web/public-page.html`)
    for (const id of waiting) {
      if (reached.has(id)) continue
      reached.add(id)
      waiting.push(...(context.getModuleInfo(id)?.importedIds ?? []))
    }
    return reached
  }
  return (id: string, context: Context): string | null => {
    // The entries keep chunks of their own, by which the manifest lists them, with the styles of each.
    if (/\.(html|css)$|\/(public-)?main\.tsx$/.test(id)) return null
    shared ??= ofPages(context)
    return shared.has(id) ? 'base' : 'shell'
  }
}
