import { readdirSync, readFileSync } from 'node:fs'
import { defineConfig, globalIgnores } from 'eslint/config'
import nextVitals from 'eslint-config-next/core-web-vitals'
import nextTs from 'eslint-config-next/typescript'
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import importX from 'eslint-plugin-import-x'

const BROWSER_SAFE = [
  '**/lib/config/**',
  '**/lib/{format,durations}.ts',
  '**/lib/http/{address-of,api-routes,call-route,client,upload}.ts',
  '**/lib/auth/permissions.ts',
  '**/lib/**/{schema,catalogue,tags}.ts',
  '**/lib/cookbook/{cook-mode,import,scale,timers}/**',
  '**/lib/cookbook/makes/decisions.ts',
  '**/lib/coffee/{list/**,taste.ts}',
]

const ONE_CLOCK = {
  selector: "NewExpression[callee.name='Date'][arguments.length=0]",
  message: 'lib/clock.ts is the one source of time.',
}

/** Prettier gives each property a line; a spread literal only hides it. */
const NO_SPREAD_LITERAL = [
  'ObjectExpression > SpreadElement > ObjectExpression.argument',
  'JSXSpreadAttribute > ObjectExpression.argument',
].map((selector) => ({ selector, message: 'Name the properties without a spread.' }))

const BY_NAME = { group: ['**/packages/**'], message: 'Import the package by its name.' }

const ONE_TIME_LIMIT = {
  object: 'AbortSignal',
  property: 'timeout',
  message: 'lib/runtime/time-limit.ts holds its timer.',
}

const STORAGES = ['localStorage', 'sessionStorage'].map((name) => ({
  name,
  message: 'components/ui/stored-text.ts never throws.',
}))

/** The folders of `lib` with a manifest: lib/<name>/feature.ts. */
const FEATURES = readdirSync('lib', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && readdirSync(`lib/${entry.name}`).includes('feature.ts'))
  .map(({ name }) => name)

/** Features with content of their own, in `lib/features.ts`; all others serve every feature. */
const CONTENT = FEATURES.filter((name) => /\bkind: 'content'/.test(manifest(name)))

function manifest(name) {
  return readFileSync(`lib/${name}/feature.ts`, 'utf8')
}

/** All of `lib` but these folders and files. */
function libBut(names) {
  const others = `./lib/!(${names.join('|')})`
  return [others, `${others}/**`]
}

/** What other features may import of a feature besides its catalogue and schema. */
function publicServices(name) {
  const list = /publicServices: \[([^\]]*)\]/.exec(manifest(name))?.[1] ?? ''
  return [...list.matchAll(/'([^']+)'/g)].map(([, file]) => `**/lib/${name}/${file}.ts`)
}

const between = (name) => CONTENT.filter((other) => other !== name)

const betweenFeatures = CONTENT.map((name) => ({
  target: between(name).map((other) => `./lib/${other}`),
  from: `./lib/${name}/**/*`,
  except: [`**/lib/${name}/**/{catalogue,schema}.ts`, ...publicServices(name)],
  message: `Only what lib/${name}/feature.ts names as public is for other features.`,
}))

/** Components of content features share through `components/ui` and `components/page`. */
const betweenComponents = CONTENT.map((name) => ({
  target: between(name).map((other) => `./components/${other}`),
  from: [`./components/${name}/**/*`, `./lib/${name}/**/tags.ts`],
  message: `The components and tags of ${name} are its own.`,
}))

/** The base names of the models that this manifest imports. */
function modelsOf(text) {
  const files = [...text.matchAll(/from '@\/models\/([^']+)'/g)].map(([, file]) => file)
  return files.filter((file) => file !== 'define-model')
}

/** Folders that use a model of another feature: `auth` identifies, the others visit accounts. */
const ALSO_USED_BY = { user: ['auth', 'sample', 'site'], session: ['auth'] }

const ownModels = FEATURES.flatMap((name) =>
  modelsOf(manifest(name)).map((file) => ({
    target: libBut([name, 'testing', ...(ALSO_USED_BY[file] ?? [])]),
    from: `./models/${file}.ts`,
    message: `lib/${name}/feature.ts names this model; others call services of ${name}.`,
  })),
)

const siteModels = {
  target: FEATURES.map((name) => `./lib/${name}`),
  from: modelsOf(readFileSync('lib/features.ts', 'utf8')).map((file) => `./models/${file}.ts`),
  message: 'This model is not of a feature; call what stores it.',
}

/** Imports run one way (docs/architecture.md). */
const directions = [
  { target: './components', from: ['./app', './server', './packages', './models'] },
  {
    target: './components',
    from: './lib/**/*',
    except: BROWSER_SAFE,
    message: 'Components import only what is safe in a browser.',
  },
  { target: './lib', from: ['./components', './server'] },
  { target: './models', from: ['./app', './components', './server', './packages'] },
  {
    target: './models/!(define-model).ts',
    from: './lib/**/*',
    except: ['**/lib/config/**', '**/lib/**/catalogue.ts'],
    message: 'A model imports catalogues and config alone.',
  },
  { target: './app', from: ['./models', './server'], message: 'Pages and routes call services.' },
  { target: './server', from: ['./components', './models', './packages'] },
  {
    target: ['./app', './lib'],
    from: './packages/embedded-mongo',
    message: 'It is a process of its own, which scripts start.',
  },
  ...readdirSync('packages').map((name) => ({
    target: `./packages/${name}`,
    from: ['./!(node_modules|packages)/**', `./packages/!(${name})/**`],
    message: 'A package imports nothing of the site.',
  })),
  {
    target: ['./app', './components', './lib', './models', './server'],
    from: ['./scripts', './e2e', './bench'],
  },
  {
    // `site` draws its own pages in the colours of the day's art.
    target: libBut([...CONTENT, 'features.ts', 'site', 'testing']),
    from: CONTENT.map((name) => `./lib/${name}`),
    message: 'What all features share knows none of them; loop over lib/features.ts.',
  },
  {
    target: ['./components/ui', './components/page'],
    from: './components/!(ui|page)/**/*',
    message: 'What all components share knows no feature.',
  },
  ...betweenFeatures,
  ...betweenComponents,
  ...ownModels,
  siteModels,
]

/** Off where nothing is a component: half of the lint's time goes into compiling what might be one. */
const RULES_OF_REACT = Object.fromEntries(
  nextVitals
    .flatMap(({ rules = {} }) => Object.keys(rules))
    .filter((rule) => /^(react|react-hooks|jsx-a11y)\//.test(rule))
    .map((rule) => [rule, 'off']),
)

export default defineConfig([
  ...nextVitals,
  ...nextTs,
  globalIgnores(['.next*/**', '.build/**', '.data/**', 'next-env.d.ts', '**/node_modules/**']),
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [createTypeScriptImportResolver({ project: './tsconfig.json' })],
    },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones: directions }],
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Use node:crypto, or a seeded generator.' },
        ONE_TIME_LIMIT,
      ],
      'no-restricted-imports': ['error', { patterns: [BY_NAME] }],
      'no-restricted-syntax': ['error', ...NO_SPREAD_LITERAL],
    },
  },
  {
    files: ['components/**/*.{ts,tsx}', 'lib/**/*.ts', 'app/**/*.{ts,tsx}'],
    ignores: ['components/ui/stored-text.ts', '**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-globals': ['error', ...STORAGES],
    },
  },
  {
    // The generated list of routes alone looks at app, and its types are for the browser's calls.
    files: ['lib/**/*.ts', 'models/**/*.ts'],
    ignores: ['**/*.test.ts', 'lib/testing/**', 'lib/http/api-routes.ts'],
    rules: {
      'no-restricted-imports': ['error', { patterns: ['@/app/*', '@/app/**'] }],
    },
  },
  {
    // Features add their counters to one interface.
    files: ['lib/define-feature.ts', 'lib/**/counters.ts', 'lib/store/likes.ts'],
    rules: { '@typescript-eslint/consistent-type-definitions': 'off' },
  },
  {
    files: ['lib/http/api-routes.ts'],
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    },
  },
  {
    rules: {
      // Pictures leave the site in the sizes they are shown in; nothing is resized per request.
      '@next/next/no-img-element': 'off',
      'import/no-anonymous-default-export': 'off',
    },
  },
  {
    files: [
      '**/*.test.ts',
      '**/route.ts',
      'app/api/**',
      'bench/**',
      'lib/**',
      'models/**',
      'packages/**',
      'scripts/**',
      'server/**',
      'e2e/**',
    ],
    rules: RULES_OF_REACT,
  },
  {
    // Such a test changes modules for all others of its process.
    files: ['**/*.test.{ts,tsx}'],
    ignores: ['**/*.alone.*', 'packages/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        ...['doMock', 'hoisted', 'mock', 'resetModules', 'stubEnv'].map((property) => ({
          object: 'vi',
          property,
          message: 'Name the file x.alone.test.ts; vitest.config.ts gives it a process.',
        })),
      ],
    },
  },
  {
    // A test may look behind what it tests.
    files: ['**/*.test.{ts,tsx}'],
    rules: { 'import-x/no-restricted-paths': 'off' },
  },
  {
    files: ['lib/**/*.ts', 'app/**/*.{ts,tsx}', 'components/**/*.{ts,tsx}', 'models/**/*.ts'],
    ignores: [
      'lib/env.ts',
      'lib/clock.ts',
      // The clock of the reader's device.
      'components/cookbook/cook-mode/device-time.ts',
      '**/*.test.ts',
      'lib/testing/**',
    ],
    rules: {
      'no-restricted-syntax': ['error', ONE_CLOCK, ...NO_SPREAD_LITERAL],
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'lib/env.ts is the one reader.' },
        { object: 'Date', property: 'now', message: 'lib/clock.ts is the one source of time.' },
        { object: 'Math', property: 'random', message: 'Use node:crypto, or a seeded generator.' },
        ONE_TIME_LIMIT,
      ],
    },
  },
])
