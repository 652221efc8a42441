import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { iosClientVersion, productSlug } from '#contract/product.ts'
import capacitor from '../../../capacitor.config.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const app = join(root, 'ios/App/App')
// Dependencies of Capacitor's CLI, without types.
const require = createRequire(import.meta.url)
const plist = require('plist') as { parse(text: string): unknown }
const xcode = require('xcode') as { project(file: string): { parseSync(): { hash: unknown } } }

const textOf = (...path: string[]) => readFileSync(join(root, ...path), 'utf8')
/** Parses a property list of the app, such as `Info.plist`. */
const propertiesIn = <T>(file: string) => plist.parse(readFileSync(join(app, file), 'utf8')) as T
const plugins = capacitor.includePlugins ?? []

type Entry = Record<string, unknown>
type Hash = { project: { objects: Record<string, Record<string, Entry | string>> } }

/** The Xcode project's objects of one kind, without Xcode's comments. */
function xcodeObjects(kind: string): Entry[] {
  const { hash } = xcode.project(join(root, 'ios/App/App.xcodeproj/project.pbxproj')).parseSync()
  const { objects } = (hash as Hash).project
  return Object.values(objects[kind] ?? {}).filter((one) => typeof one === 'object')
}

/** Settings of ios/app.xcconfig by name. */
const xcodeSettings = () =>
  Object.fromEntries(
    [...textOf('ios/app.xcconfig').matchAll(/^(\w+) = (.+)$/gm)].map(([, name, value]) => [name, value]),
  )

/** All native source code of the app: ours, the plug-ins', Capacitor's. */
function nativeSources(): string {
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

type Info = Record<string, unknown> & {
  CFBundleURLTypes: { CFBundleURLSchemes: string[] }[]
  UIBackgroundModes: string[]
  NSLocationTemporaryUsageDescriptionDictionary: Record<string, string>
}
const info = propertiesIn<Info>('Info.plist')
const sources = nativeSources()
const asked = (key: string) => expect(String(info[key] ?? ''), key).toMatch(/^\p{Lu}.{40,}\.$/u)

test('whatever a plug-in asks a person for, the app says why; and it explains nothing that nobody asks for', () => {
  const named = plugins.flatMap(
    (one) => textOf('node_modules', one, 'README.md').match(/NS\w+UsageDescription/g) ?? [],
  )
  const needed = new Set(named)
  if (/CLLocationManager\(\)/.test(sources)) needed.add('NSLocationWhenInUseUsageDescription')
  if (/requestAlwaysAuthorization/.test(sources)) needed.add('NSLocationAlwaysAndWhenInUseUsageDescription')
  if (/CMMotionActivityManager|CMPedometer/.test(sources)) needed.add('NSMotionUsageDescription')
  // The meal scanner shows the live camera in the page.
  needed.add('NSCameraUsageDescription')
  for (const key of needed) asked(key)
  expect(
    Object.keys(info)
      .filter((key) => key.endsWith('UsageDescription'))
      .sort(),
  ).toEqual([...needed].sort())
  const purposes = [...sources.matchAll(/withPurposeKey: "(\w+)"/g)].map(([, key]) => key!)
  expect(Object.keys(info.NSLocationTemporaryUsageDescriptionDictionary)).toEqual(purposes)
})

test('the app may run in the background for as long as a route is recorded, and for nothing else', () => {
  expect(/allowsBackgroundLocationUpdates = true/.test(sources)).toBe(true)
  expect(info.UIBackgroundModes).toEqual(['location'])
})

test('links of the app’s scheme and Google’s answer open it, and links of our site do', () => {
  const schemes = info.CFBundleURLTypes.flatMap((one) => one.CFBundleURLSchemes)
  expect(schemes).toEqual([productSlug, '$(GOOGLE_URL_SCHEME)'])
  const entitlements = propertiesIn<Record<string, unknown>>('App.entitlements')
  expect(entitlements).toEqual({
    'aps-environment': '$(APS_ENVIRONMENT)',
    'com.apple.developer.applesignin': ['Default'],
    'com.apple.developer.associated-domains': ['applinks:$(APP_HOST)'],
  })
  for (const name of ['APP_HOST', 'GOOGLE_URL_SCHEME']) expect(xcodeSettings()[name]).toMatch(/^[a-z0-9.-]+$/)
})

test('the version is the one that the app names to the server, and the id the one that it is built with', () => {
  expect(xcodeSettings()).toMatchObject({
    MARKETING_VERSION: iosClientVersion,
    PRODUCT_BUNDLE_IDENTIFIER: capacitor.appId,
  })
})

test('the Xcode project holds every file of the app, and no file that is not there', () => {
  const inPhase = (phase: string) =>
    xcodeObjects(phase).flatMap(({ files }) =>
      (files as { comment: string }[]).map(({ comment }) => comment.replace(/ in \w+$/, '')),
    )
  const swift = readdirSync(app).filter((name) => name.endsWith('.swift'))
  expect(inPhase('PBXSourcesBuildPhase').sort()).toEqual(swift.sort())
  expect(inPhase('PBXResourcesBuildPhase')).toEqual(
    expect.arrayContaining(['PrivacyInfo.xcprivacy', 'Assets.xcassets', 'LaunchScreen.storyboard']),
  )
  // Generated by `npm run ios` and by Xcode.
  const made = ['capacitor.config.json', 'config.xml', 'public', 'App.app']
  for (const { path } of xcodeObjects('PBXFileReference')) {
    const file = String(path).replaceAll('"', '')
    if (!made.includes(file))
      expect(existsSync(join(app, file)) || existsSync(join(app, '..', file)), file).toBe(true)
  }
  const targets = xcodeObjects('XCBuildConfiguration')
    .map(({ buildSettings }) => buildSettings as Record<string, string>)
    .filter((settings) => settings.INFOPLIST_FILE)
  expect(targets.map((settings) => settings.CODE_SIGN_ENTITLEMENTS)).toEqual(
    Array(2).fill('App/App.entitlements'),
  )
  expect(targets.map((settings) => settings.APS_ENVIRONMENT)).toEqual(['development', 'production'])
})

test('the packages are those of the configuration, from this project, and agree on one version of Capacitor', () => {
  const packages = textOf('ios/App/CapApp-SPM/Package.swift')
  const paths = [...packages.matchAll(/path: "([^"]+)"/g)].map(([, path]) => path!)
  expect(paths).toEqual(plugins.map((one) => `../../../node_modules/${one}`))
  const { devDependencies } = JSON.parse(textOf('package.json'))
  const version: string = devDependencies['@capacitor/core']
  expect(packages).toContain(`capacitor-swift-pm.git", exact: "${version}"`)
  for (const one of plugins) {
    const wants = /capacitor-swift-pm\.git",\s*([^)]+)\)/.exec(
      textOf('node_modules', one, 'Package.swift'),
    )![1]!
    const [least = '', below = `${Number.parseInt(least, 10) + 1}`] = wants.match(/\d+\.\d+\.\d+/g)!
    const major = Number.parseInt(version, 10)
    expect(Number.parseInt(least, 10), `${one} ${wants}`).toBeLessThanOrEqual(major)
    expect(Number.parseInt(below, 10), `${one} ${wants}`).toBeGreaterThan(major)
    expect(devDependencies[one], one).toBeDefined()
  }
})

/** Data collected about a user, in Apple's terms; the last two are not linked to the user. */
const collected = [
  'Name',
  'EmailAddress',
  'UserID',
  'DeviceID',
  'Health',
  'Fitness',
  'PreciseLocation',
  'PhotosorVideos',
  'OtherUserContent',
  'CustomerSupport',
  'PurchaseHistory',
  'ProductInteraction',
  'CrashData',
]

test('the privacy manifest says what is collected, that nobody is tracked, and which watched calls are made', () => {
  type Collected = Record<`NSPrivacyCollectedDataType${'' | 'Linked' | 'Tracking'}`, unknown>
  const manifest = propertiesIn<{
    NSPrivacyTracking: boolean
    NSPrivacyTrackingDomains: string[]
    NSPrivacyCollectedDataTypes: Collected[]
    NSPrivacyAccessedAPITypes: {
      NSPrivacyAccessedAPIType: string
      NSPrivacyAccessedAPITypeReasons: string[]
    }[]
  }>('PrivacyInfo.xcprivacy')
  expect([manifest.NSPrivacyTracking, manifest.NSPrivacyTrackingDomains]).toEqual([false, []])
  const types = manifest.NSPrivacyCollectedDataTypes
  expect(types.map((one) => one.NSPrivacyCollectedDataType)).toEqual(
    collected.map((name) => `NSPrivacyCollectedDataType${name}`),
  )
  expect(types.some((one) => one.NSPrivacyCollectedDataTypeTracking)).toBe(false)
  const unlinked = types.filter((one) => !one.NSPrivacyCollectedDataTypeLinked)
  expect(unlinked.map((one) => String(one.NSPrivacyCollectedDataType))).toEqual([
    expect.stringMatching(/ProductInteraction$/),
    expect.stringMatching(/CrashData$/),
  ])

  const watched = {
    UserDefaults: /\bUserDefaults\b/,
    FileTimestamp: /creationDateKey|contentModificationDateKey|\.modificationDate\b|\b[fl]?stat\(/,
    SystemBootTime: /systemUptime|mach_absolute_time/,
    DiskSpace: /volumeAvailableCapacity|systemFreeSize|statv?fs\(/,
    ActiveKeyboards: /activeInputModes/,
  }
  const made = Object.entries(watched).flatMap(([name, call]) => (call.test(sources) ? [name] : []))
  expect(manifest.NSPrivacyAccessedAPITypes.map((one) => one.NSPrivacyAccessedAPIType)).toEqual(
    made.map((name) => `NSPrivacyAccessedAPICategory${name}`),
  )
  for (const { NSPrivacyAccessedAPITypeReasons: reasons } of manifest.NSPrivacyAccessedAPITypes)
    expect(reasons).not.toEqual([])
})

type ImageSet = { images: { filename: string; scale?: string; size?: string }[] }
const assets = 'ios/App/App/Assets.xcassets'
const sizesIn = (set: string) => {
  const { images } = JSON.parse(textOf(assets, set, 'Contents.json')) as ImageSet
  return Promise.all(
    images.map(async ({ filename, scale, size }) => {
      const { width, height, hasAlpha } = await sharp(join(root, assets, set, filename)).metadata()
      return { width, height, hasAlpha, asked: scale ?? size }
    }),
  )
}

test('the icon is there for light, dark and tinted home screens, and cannot be seen through', async () => {
  const icon = { width: 1024, height: 1024, hasAlpha: false, asked: '1024x1024' }
  expect(await sizesIn('AppIcon.appiconset')).toEqual([icon, icon, icon])
})

test('the launch screen shows the mark on the theme’s paper', async () => {
  for (const { width, height, asked } of await sizesIn('Splash.imageset')) {
    const side = 144 * Number.parseInt(asked!, 10)
    expect([width, height]).toEqual([side, side])
  }
  const [, light, dark] = /--paper: light-dark\(#(\w+), #(\w+)\)/.exec(textOf('web/ui/styles/tokens.css'))!
  const { colors } = JSON.parse(textOf(assets, 'Paper.colorset/Contents.json')) as {
    colors: { color: { components: Record<'red' | 'green' | 'blue', string> } }[]
  }
  const papers = colors.map(({ color: { components } }) =>
    [components.red, components.green, components.blue]
      .map((part) => part.slice(2))
      .join('')
      .toLowerCase(),
  )
  expect(papers).toEqual([light, dark])
  expect(textOf('ios/App/App/Base.lproj/LaunchScreen.storyboard')).toMatch(
    /image="Splash"[\s\S]*name="Paper"/,
  )
})
