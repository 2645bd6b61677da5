/** @type {import('next').NextConfig} */
export default {
  distDir: process.env.POCHADE_DIST_DIR ?? '.next',
  agentRules: false,
  poweredByHeader: false,
  reactStrictMode: true,
  // Dynamic answers are compressed by the web process (scripts/serve.ts), static files at build.
  compress: false,
  experimental: { authInterrupts: true },
}
