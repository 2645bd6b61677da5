import { defineConfig, globalIgnores } from 'eslint/config'
import nextVitals from 'eslint-config-next/core-web-vitals'
import nextTs from 'eslint-config-next/typescript'

const ONE_CLOCK = {
  selector: "NewExpression[callee.name='Date'][arguments.length=0]",
  message: 'lib/clock.ts is the one source of time.',
}

/** Prettier gives each property a line; a spread literal only hides it. */
const NO_SPREAD_LITERAL = [
  'ObjectExpression > SpreadElement > ObjectExpression.argument',
  'JSXSpreadAttribute > ObjectExpression.argument',
].map((selector) => ({ selector, message: 'Name the properties without a spread.' }))

/** The section "Names" of docs/glossary.md has the reason. */
const VAGUE_NAMES = [
  ...['anew', 'asked', 'deed', 'kept', 'least', 'LEAST', 'manner', 'most', 'MOST'],
  ...['own', 'said', 'says', 'told', 'what', 'who'],
]

const BY_NAME = { group: ['**/packages/**'], message: 'Import the package by its name.' }

const SIGNAL_HELPERS = [
  ['timeout', 'withTimeLimit of lib/runtime/time-limit.ts holds its timer.'],
  ['any', 'withOwnSignal of lib/runtime/time-limit.ts leaves nothing on a long-lived signal.'],
].map(([property, message]) => ({ object: 'AbortSignal', property, message }))

const NO_HALF_SIGN = ['[arguments.1.property.name="max"]', '[arguments.1.name=/CHARACTERS$/]'].map(
  (limit) => ({
    selector: `CallExpression[callee.property.name="slice"][arguments.0.value=0]${limit}`,
    message: 'Use cutText or shortened, which leave no half emoji.',
  }),
)

const STORAGES = ['localStorage', 'sessionStorage'].map((name) => ({
  name,
  message: 'components/ui/stored-text.ts never throws.',
}))

/** Off where nothing is a component: half of the lint's time goes into compiling what might be one. */
const RULES_OF_REACT = Object.fromEntries(
  nextVitals
    .flatMap(({ rules = {} }) => Object.keys(rules))
    .filter((rule) => /^(react|react-hooks|jsx-a11y)\//.test(rule))
    .map((rule) => [rule, 'off']),
)

const NO_RANDOM = {
  object: 'Math',
  property: 'random',
  message: 'Use node:crypto, or a seeded generator.',
}

const SOURCES = [
  { object: 'process', property: 'env', message: 'lib/env.ts is the one reader.' },
  { object: 'Date', property: 'now', message: 'lib/clock.ts is the one source of time.' },
  NO_RANDOM,
  ...SIGNAL_HELPERS,
]

const SHARED_PROCESS = ['doMock', 'hoisted', 'mock', 'resetModules', 'stubEnv'].map((property) => ({
  object: 'vi',
  property,
  message: 'Name the file x.alone.test.ts; vitest.config.ts gives it a process.',
}))

export default defineConfig([
  ...nextVitals,
  ...nextTs,
  globalIgnores(['.next*/**', '.build/**', '.data/**', 'next-env.d.ts', '**/node_modules/**']),
  {
    files: ['**/*.{ts,tsx,mjs}'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      'no-restricted-properties': ['error', NO_RANDOM, ...SIGNAL_HELPERS],
      'id-denylist': ['error', ...VAGUE_NAMES],
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
      'no-restricted-properties': ['error', ...SHARED_PROCESS],
    },
  },
  {
    files: ['lib/**/*.ts', 'app/**/*.{ts,tsx}', 'components/**/*.{ts,tsx}', 'models/**/*.ts'],
    ignores: [
      'lib/env.ts',
      'lib/clock.ts',
      // The clock of the reader's device.
      'components/ui/device-time.ts',
      '**/*.test.ts',
      'testing/**',
    ],
    rules: {
      'no-restricted-syntax': ['error', ONE_CLOCK, ...NO_SPREAD_LITERAL, ...NO_HALF_SIGN],
      'no-restricted-properties': ['error', ...SOURCES],
    },
  },
  {
    // The block above replaces the rule of tests for these.
    files: ['lib/**/*.test.tsx', 'app/**/*.test.tsx', 'components/**/*.test.tsx'],
    ignores: ['**/*.alone.*'],
    rules: { 'no-restricted-properties': ['error', ...SOURCES, ...SHARED_PROCESS] },
  },
])
