import { defineConfig, globalIgnores } from 'eslint/config'
import nextVitals from 'eslint-config-next/core-web-vitals'
import nextTs from 'eslint-config-next/typescript'
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import importX from 'eslint-plugin-import-x'

const BROWSER_SAFE = [
  '**/lib/config/**',
  '**/lib/http/client.ts',
  '**/lib/auth/permissions.ts',
  '**/lib/account/username.ts',
  '**/lib/*/{schema,catalogue,queries}.ts',
]

const ONE_CLOCK = {
  selector: "NewExpression[callee.name='Date'][arguments.length=0]",
  message: 'lib/clock.ts is the one source of time.',
}

/** Imports run one way: app -> components -> lib -> models (architecture, "The house"). */
const directions = [
  { target: './components', from: './app' },
  { target: './components', from: './models' },
  {
    target: './components',
    from: './lib/**/*',
    except: BROWSER_SAFE,
    message: 'Components import only what is safe in a browser.',
  },
  { target: './lib', from: './app' },
  { target: './lib', from: './components' },
  { target: './models', from: './app' },
  { target: './models', from: './components' },
  {
    target: './models',
    from: './lib/**/*',
    except: ['**/lib/config/**', '**/lib/*/catalogue.ts'],
    message: 'A model imports catalogues and config alone.',
  },
  { target: './app', from: './models', message: 'Pages and routes call services.' },
  { target: './embedded-mongo', from: ['./app', './components', './lib', './models', './scripts'] },
  { target: ['./app', './components', './lib', './models'], from: ['./scripts', './e2e'] },
]

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
    files: ['embedded-mongo/**', 'lib/**', 'models/**', 'scripts/**', 'e2e/**'],
    rules: { 'react-hooks/rules-of-hooks': 'off' },
  },
  {
    // A test may look at what a route left in the database.
    files: ['app/**/*.test.ts'],
    rules: { 'import-x/no-restricted-paths': 'off' },
  },
  {
    files: ['lib/**/*.ts', 'app/**/*.{ts,tsx}', 'components/**/*.{ts,tsx}', 'models/**/*.ts'],
    ignores: ['lib/env.ts', 'lib/clock.ts', '**/*.test.ts', 'lib/testing/**'],
    rules: {
      'no-restricted-syntax': ['error', ONE_CLOCK],
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'lib/env.ts is the one reader.' },
        { object: 'Date', property: 'now', message: 'lib/clock.ts is the one source of time.' },
        { object: 'Math', property: 'random', message: 'Use node:crypto, or a seeded generator.' },
      ],
    },
  },
])
