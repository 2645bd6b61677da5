// Replaces `server-only`, which vitest cannot load.
export {}
