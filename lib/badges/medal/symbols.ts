/** Drawn in a box from -100 to 100 around the centre, with a round line of 22. */
export const SYMBOLS = {
  check: '<path d="M-70 6-22 54 74-50"/>',
  smile: '<path d="M-40-44v18M40-44v18M-66 22c20 52 112 52 132 0"/>',
  cake: '<path d="M-80 80h160v-76h-160zM-80 42c27 24 53 24 80 0s53-24 80 0M0 4v-44"/><circle cy="-76" r="11" class="full"/>',
  heart: '<path d="M0 78C-66 28-88-4-88-34c0-54 68-66 88-14 20-52 88-40 88 14C88-4 66 28 0 78Z"/>',
  bubble: '<path d="M-88-62h176V44H-14l-46 42V44h-28z"/><path d="M-42-8h1M0-8h1M42-8h1"/>',
  crown: '<path d="M-86 62h172l12-116-58 56-40-76-40 76-58-56z"/>',
  leaves:
    '<path d="M0-26C-40-50-40-72 0-100 40-72 40-50 0-26Z"/><path d="M26 0C50-40 72-40 100 0 72 40 50 40 26 0Z" class="full"/><path d="M0 26C40 50 40 72 0 100-40 72-40 50 0 26Z"/><path d="M-26 0C-50-40-72-40-100 0-72 40-50 40-26 0Z" class="full"/>',
  star: '<path class="full" d="M0-94 27-32 94-26 43 18 58 84 0 49-58 84-43 18-94-26-27-32Z"/>',
  bug: '<path d="M-46 12c0-62 92-62 92 0v20c0 76-92 76-92 0zM-28-46C-28-92 28-92 28-46M-46 4-92-26M46 4l46-30M-46 26h-52M46 26h52M-42 56l-44 34M42 56l44 34"/>',
} as const

export type SymbolName = keyof typeof SYMBOLS
