import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import capacitor from '../../../capacitor.config.ts'

export const root = fileURLToPath(new URL('../../..', import.meta.url))
export const app = join(root, 'ios/App/App')
// Dependencies of Capacitor's CLI, without types.
const require = createRequire(import.meta.url)
const plist = require('plist') as { parse(text: string): unknown }
const xcode = require('xcode') as { project(file: string): { parseSync(): { hash: unknown } } }

export const textOf = (...path: string[]) => readFileSync(join(root, ...path), 'utf8')
/** Parses a property list of the app, such as `Info.plist`. */
export const propertiesIn = <T>(file: string) => plist.parse(readFileSync(join(app, file), 'utf8')) as T
export const plugins = capacitor.includePlugins ?? []

type Entry = Record<string, unknown>
type Hash = { project: { objects: Record<string, Record<string, Entry | string>> } }

/** The Xcode project's objects of one kind, without Xcode's comments. */
export function xcodeObjects(kind: string): Entry[] {
  const { hash } = xcode.project(join(root, 'ios/App/App.xcodeproj/project.pbxproj')).parseSync()
  const { objects } = (hash as Hash).project
  return Object.values(objects[kind] ?? {}).filter((one) => typeof one === 'object')
}

/** Settings of ios/app.xcconfig by name. */
export const xcodeSettings = () =>
  Object.fromEntries(
    [...textOf('ios/app.xcconfig').matchAll(/^(\w+) = (.+)$/gm)].map(([, name, value]) => [name, value]),
  )

/** All native source code of the app: ours, the plug-ins', Capacitor's. */
export function nativeSources(): string {
  const folders = [
    app,
    join(root, 'node_modules/@capacitor/ios'),
    ...plugins.map((one) => join(root, 'node_modules', one, 'ios')),
  ]
  return folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.(swift|m|h)$/.test(file) && !/Tests?\//.test(file))
        .map((file) => readFileSync(join(folder, file), 'utf8')),
    )
    .join('\n')
}
