import { readdirSync, readFileSync } from 'node:fs'

/** What each part imports besides itself (docs/architecture.md). Scripts, tests and bench are free. */
const PARTS = {
  app: ['components', 'lib'],
  components: ['lib'],
  lib: ['models', 'packages/painter'],
  models: ['lib'],
  server: ['app', 'lib'],
  'packages/embedded-mongo': [],
  'packages/painter': [],
}
const ALL_PARTS = '^(app|bench|components|e2e|lib|models|packages|scripts|server)/'
/** A test may look behind what it tests, but those of a package stay in it. */
const TESTS = '^(testing/|(?!packages/).*(\\.test\\.|/testing/))'
/** The generated list of routes; its types are for the browser's calls. */
const ROUTES = '^lib/http/api-routes\\.ts$'

const BROWSER_SAFE = [
  '^lib/config/',
  '^lib/(format|durations)\\.ts$',
  '^lib/http/(api-routes|call-route|clean-text|client|upload)\\.ts$',
  '^lib/auth/permissions\\.ts$',
  '^lib/cookbook/(cook-mode|import|scale|timers)/',
  '^lib/cookbook/(diets|makes/decisions|room/merge-rooms)\\.ts$',
  '^lib/runtime/time-limit\\.ts$',
  '^lib/coffee/(list/|taste\\.ts$)',
  '/(schema|catalogue|form|tags)\\.ts$',
  '^lib/form/(fields|numbers)\\.ts$',
]

/** The folders of `lib` with a manifest: lib/<name>/feature.ts. */
const FEATURES = readdirSync('lib', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && readdirSync(`lib/${entry.name}`).includes('feature.ts'))
  .map(({ name }) => name)

const manifest = (name) => readFileSync(`lib/${name}/feature.ts`, 'utf8')

/** Features with content of their own, in `lib/features.ts`; all others serve every feature. */
const CONTENT = FEATURES.filter((name) => /\bkind: 'content'/.test(manifest(name))).join('|')

/** The models that this manifest imports. */
function modelsOf(text) {
  const names = [...text.matchAll(/from '@\/models\/([^']+)'/g)].map(([, name]) => name)
  return names.filter((name) => name !== 'define-model')
}

/** Folders that use a model of another feature: `auth` identifies, the others visit accounts. */
const ALSO_USED_BY = { user: ['auth', 'sample', 'site'], session: ['auth'] }

const directions = Object.entries(PARTS).map(([part, targets]) => ({
  name: part,
  comment: `${part} imports ${targets.join(' and ') || 'nothing of the project'}.`,
  from: { path: `^${part}/`, pathNot: ROUTES },
  to: { path: ALL_PARTS, pathNot: `^(${[part, ...targets].join('|')})/` },
}))

const ownModels = FEATURES.flatMap((name) =>
  modelsOf(manifest(name)).map((model) => ({
    name: `models of ${name}`,
    comment: `lib/${name}/feature.ts names this model; others call services of ${name}.`,
    from: {
      path: '^lib/',
      pathNot: `^lib/(${[name, ...(ALSO_USED_BY[model] ?? [])].join('|')})/`,
    },
    to: { path: `^models/${model}\\.ts$` },
  })),
)

const rules = [
  ...directions,
  ...ownModels,
  {
    name: 'models of the site',
    comment: 'This model is not of a feature; call what stores it.',
    from: { path: `^lib/(${FEATURES.join('|')})/` },
    to: { path: `^models/(${modelsOf(readFileSync('lib/features.ts', 'utf8')).join('|')})\\.ts$` },
  },
  {
    name: 'browser',
    comment: 'Components import only what is safe in a browser.',
    from: { path: '^components/' },
    to: { path: '^lib/', pathNot: BROWSER_SAFE },
  },
  {
    name: 'a model',
    comment: 'It imports catalogues and config alone.',
    from: { path: '^models/', pathNot: '^models/define-model' },
    to: { path: '^lib/', pathNot: ['^lib/config/', '/catalogue\\.ts$'] },
  },
  {
    name: 'what all features share',
    comment: 'It knows none of them; loop over lib/features.ts.',
    // `site` draws its own pages in the colours of the day's art.
    from: { path: '^lib/', pathNot: `^lib/(${CONTENT}|features\\.ts$|site/)` },
    to: { path: `^lib/(${CONTENT})/` },
  },
  {
    name: 'between features',
    comment: 'Another feature takes the catalogue and the schema alone.',
    from: { path: `^lib/(${CONTENT})/` },
    to: { path: `^lib/(${CONTENT})/`, pathNot: ['^lib/$1/', '/(catalogue|schema)\\.ts$'] },
  },
  {
    name: 'between components',
    comment: 'Share through components/ui and components/page.',
    from: { path: `^components/(${CONTENT})/` },
    to: {
      path: `^(components/(${CONTENT})/|lib/(${CONTENT})/.*tags\\.ts$)`,
      pathNot: '^(components|lib)/$1/',
    },
  },
  {
    name: 'what all components share',
    comment: 'It knows no feature.',
    from: { path: '^components/(ui|page)/' },
    to: { path: '^components/', pathNot: '^components/(ui|page)/' },
  },
]

export default {
  forbidden: [
    ...rules.map((rule) => ({
      ...rule,
      severity: 'error',
      from: { ...rule.from, pathNot: [rule.from.pathNot ?? [], TESTS].flat() },
    })),
    {
      name: 'circle',
      comment: 'Files that import values from each other load in an order that nobody sees.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^\\.(build|data|next)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types'] },
  },
}
