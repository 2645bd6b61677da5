import { readdirSync, readFileSync } from 'node:fs'
import { defineConfig, globalIgnores } from 'eslint/config'
import nextVitals from 'eslint-config-next/core-web-vitals'
import nextTs from 'eslint-config-next/typescript'
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import importX from 'eslint-plugin-import-x'

const BROWSER_SAFE = [
  '**/lib/config/**',
  '**/lib/{format,durations}.ts',
  '**/lib/http/{client,upload}.ts',
  '**/lib/auth/permissions.ts',
  '**/lib/**/{schema,catalogue,queries}.ts',
  '**/lib/cookbook/{cook-mode,import,scale,timers}/**',
]

const ONE_CLOCK = {
  selector: "NewExpression[callee.name='Date'][arguments.length=0]",
  message: 'lib/clock.ts is the one source of time.',
}

const ONE_TIME_LIMIT = {
  object: 'AbortSignal',
  property: 'timeout',
  message: 'lib/time-limit.ts holds its timer.',
}

/** The folders of `lib` with a manifest: lib/<name>/feature.ts. */
const FEATURES = readdirSync('lib', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && readdirSync(`lib/${entry.name}`).includes('feature.ts'))
  .map(({ name }) => name)

/** Features with content of their own, in `lib/features.ts`; all others serve every feature. */
const CONTENT = FEATURES.filter((name) => /\bkind: 'content'/.test(manifest(name)))

function manifest(name) {
  return readFileSync(`lib/${name}/feature.ts`, 'utf8')
}

/** What other features may import of a feature besides its catalogue and schema. */
function publicServices(name) {
  const list = /publicServices: \[([^\]]*)\]/.exec(manifest(name))?.[1] ?? ''
  return [...list.matchAll(/'([^']+)'/g)].map(([, file]) => `**/lib/${name}/${file}.ts`)
}

const betweenFeatures = CONTENT.map((name) => ({
  target: CONTENT.filter((other) => other !== name).map((other) => `./lib/${other}`),
  from: `./lib/${name}/**/*`,
  except: [`**/lib/${name}/**/{catalogue,schema}.ts`, ...publicServices(name)],
  message: `Only what lib/${name}/feature.ts names as public is for other features.`,
}))

/** Folders of `lib` that content features are built on; none of them knows a content feature. */
const BELOW_CONTENT = [
  ...new Set([
    ...[
      'assistant',
      'auth',
      'config',
      'http',
      'integrations',
      'jobs',
      'media',
      'migrations',
      'search',
      'transfer',
      'trash',
    ],
    ...FEATURES.filter((name) => !CONTENT.includes(name)),
  ]),
].map((name) => `./lib/${name}`)

/** Imports run one way (docs/architecture.md). */
const directions = [
  { target: './components', from: ['./app', './server', './painter', './models'] },
  {
    target: './components',
    from: './lib/**/*',
    except: BROWSER_SAFE,
    message: 'Components import only what is safe in a browser.',
  },
  { target: './lib', from: ['./components', './server'] },
  { target: './models', from: ['./app', './components', './server', './painter'] },
  {
    target: './models/!(define-model).ts',
    from: './lib/**/*',
    except: ['**/lib/config/**', '**/lib/**/catalogue.ts'],
    message: 'A model imports catalogues and config alone.',
  },
  { target: './app', from: ['./models', './server'], message: 'Pages and routes call services.' },
  { target: './painter', from: ['./app', './components', './lib', './models', './server'] },
  { target: './server', from: ['./components', './models', './painter'] },
  {
    target: './embedded-mongo',
    from: ['./app', './components', './lib', './models', './painter', './scripts', './server'],
  },
  {
    target: ['./app', './components', './lib', './models', './painter', './embedded-mongo'],
    from: ['./scripts', './e2e', './bench'],
  },
  {
    target: BELOW_CONTENT,
    from: CONTENT.map((name) => `./lib/${name}`),
    message: 'What all features share knows none of them; loop over lib/features.ts.',
  },
  ...betweenFeatures,
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
  globalIgnores(['.next*/**', '.build/**', '.data/**', 'next-env.d.ts', 'node_modules/**']),
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
    },
  },
  {
    // The browser's calls take their types, and nothing else, from the routes.
    files: ['lib/**/*.ts'],
    ignores: ['**/*.test.ts', 'lib/testing/**'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        { patterns: [{ group: ['@/app/*', '@/app/**'], allowTypeImports: true }] },
      ],
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
      'embedded-mongo/**',
      'painter/**',
      'lib/**',
      'models/**',
      'scripts/**',
      'server/**',
      'e2e/**',
    ],
    rules: RULES_OF_REACT,
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
      'no-restricted-syntax': ['error', ONE_CLOCK],
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
