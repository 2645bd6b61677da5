/** @type {import('next').NextConfig} */
export default {
  // A build has a folder of its own, named by its sources (scripts/build/build.ts).
  distDir: process.env.POCHADE_DIST_DIR ?? '.next',
  agentRules: false,
  // It exports TypeScript sources.
  transpilePackages: ['@pochade/painter'],
  // Else each chunk that uses one holds a copy of it, as a string of the heap. Those that export long
  // arrays stay within: of another package Turbopack makes a getter for each element.
  serverExternalPackages: [
    'zod',
    'bson',
    'openai',
    '@anthropic-ai/sdk',
    'nodemailer',
    'pdfkit',
    'next-auth',
    'jose',
    'lru-cache',
    'fontkit',
    'unicode-emoji-json',
    'emojilib',
    'markdown-it',
    'htmlparser2',
    'minisearch',
    'yauzl',
    'yazl',
    'qrcode',
  ],
  poweredByHeader: false,
  reactStrictMode: true,
  // Dynamic answers are compressed by the web process (server/serve.ts), static files at build.
  compress: false,
  typescript: {
    // A config that extends another is left alone; Next would list every build's folder in it.
    tsconfigPath: 'tsconfig.build.json',
    // `npm test` checks types; a start on a fresh machine need not wait for it.
    ignoreBuildErrors: true,
  },
  // Pictures are stored in the sizes that are shown: nothing is fetched and resized by address.
  images: { unoptimized: true },
  experimental: { authInterrupts: true },
}
