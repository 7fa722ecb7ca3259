import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { fileName } from './scripts/lint/file-name.mjs';
import { importZones } from './scripts/lint/import-zones.mjs';
import { noBarrel } from './scripts/lint/no-barrel.mjs';

const house = { rules: { 'file-name': fileName, 'import-zones': importZones, 'no-barrel': noBarrel } };
const configFiles = [
  '*.config.{ts,mjs}',
  'web/*.config.ts',
  'web/e2e/playwright.config.ts',
  'supabase/**/*.config.ts',
];
const denoEntries = ['supabase/functions/*/index.ts', 'supabase/functions/index.ts'];

const noDefaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'Name the export: a default export has a new name in every file.',
};
const noEnum = {
  selector: 'TSEnumDeclaration',
  message: 'Use a const tuple and its type: vocabulary first.',
};

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '.stack/**',
      'coverage/**',
      'test-results/**',
      'playwright-report/**',
      'screenshots/**',
      'supabase/database.types.ts',
      'scripts/test/fixtures/**',
    ],
  },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { house },
    rules: {
      ...js.configs.recommended.rules,
      'house/file-name': 'error',
      'house/import-zones': 'error',
      'house/no-barrel': 'error',
      'no-restricted-syntax': ['error', noDefaultExport, noEnum],
      'no-undef': 'off', // tsc knows better
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-restricted-globals': ['error', { name: 'Deno', message: "Only a function's index.ts says Deno." }],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    ignores: denoEntries,
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unnecessary-condition': ['error', { allowConstantLoopConditions: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/require-await': 'off', // a handler may be async for its caller's sake
      // Form and button handlers are async; React ignores the promise, and the mutations report their own failures.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      // node:test-like runners and vitest's it() take the promise.
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    // A drawing is read part by part. The glyphs are data.
    files: [
      'scripts/seed/drawing/**/*.ts',
      'supabase/functions/share-image/*.ts',
      'web/src/ui/map*.{ts,tsx}',
    ],
    ignores: ['supabase/functions/share-image/glyphs.ts'],
    rules: { 'max-lines': ['error', 250] },
  },
  {
    // The domain's own project is pure; its tests need Node and vitest, and have a project beside it.
    files: ['supabase/functions/_shared/domain/**/*.test.ts'],
    languageOptions: {
      parserOptions: {
        projectService: false,
        project: './supabase/functions/_shared/domain/tsconfig.test.json',
        tsconfigRootDir: import.meta.dirname,
      },
    },
  },
  {
    files: denoEntries,
    extends: [tseslint.configs.strict],
    rules: { 'no-restricted-globals': 'off', 'house/file-name': 'off' },
  },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    plugins: { 'jsx-a11y': jsxA11y, 'react-hooks': reactHooks },
    rules: {
      ...jsxA11y.flatConfigs.strict.rules,
      ...reactHooks.configs.recommended.rules,
      'no-restricted-globals': ['error', 'process', 'Buffer', 'Deno', '__dirname'],
    },
  },
  {
    // Money and scores are pure: time, chance and identity are arguments.
    files: ['supabase/functions/_shared/domain/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Chance is an argument.' },
        { object: 'Date', property: 'now', message: 'Time is an argument.' },
      ],
      'no-restricted-syntax': [
        'error',
        noDefaultExport,
        noEnum,
        {
          selector: 'NewExpression[callee.name="Date"][arguments.length=0]',
          message: 'Time is an argument.',
        },
      ],
    },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'web/e2e/**/*.ts'],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off', // expect.objectContaining() and JSON bodies are any
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  // Playwright reads a fixture's dependencies off its first parameter, `{}` when there are none.
  { files: ['web/e2e/**/*.ts'], rules: { 'no-empty-pattern': 'off' } },
  { files: configFiles, rules: { 'no-restricted-syntax': ['error', noEnum] } },
);
